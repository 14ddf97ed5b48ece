/**
 * The fields of a message, in the order of the form, by the names that the email template expects.
 *
 * A new field needs its wording in `content/pages/contacts.yaml` and its place in the template (docs/contact.md).
 */
export const FIELD_NAMES = ['fullname', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The most characters in each field. The service takes 50 KB in all, and a character has up to three bytes. */
export const MAX_LENGTHS: Record<FieldName, number> = { fullname: 200, email: 254, phone: 200, message: 15_000 };

/** The values of the fields; empty where nothing was typed. */
export type Fields = Record<FieldName, string>;
