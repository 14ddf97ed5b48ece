/**
 * The fields of a message, in the order of the form. Their names are those that the email template expects.
 *
 * To add a field, add its wording to `content/pages/contacts.yaml` (including the list of what is collected), a line
 * each to `text.ts` and `tools/firebase/firestore.rules`, its part of `components/contact-form/mail-link.ts`, and its
 * place in the EmailJS template (docs/contact.md). Messages that an earlier release put in the outbox do not have it.
 */
export const FIELD_NAMES = ['fullname', 'email', 'phone', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of the fields; empty where nothing was typed. */
export type Fields = Record<FieldName, string>;

/**
 * The longest text of each field, in UTF-16 units as `value.length` counts them.
 *
 * The service refuses anything longer than 50 KB. A unit takes at most three bytes, so the longest message of all takes
 * 3 * (200 + 254 + 40 + 15000) = 46,482 bytes, which leaves room for the four other fields and the boundaries.
 */
export const FIELD_LIMITS: Record<FieldName, number> = { fullname: 200, email: 254, phone: 40, message: 15_000 };

export const NO_FIELDS: Fields = { fullname: '', email: '', phone: '', message: '' };

/** Whether two messages have the same text. */
export const sameFields = (one: Fields, other: Fields): boolean =>
  FIELD_NAMES.every((name) => one[name] === other[name]);

/** Whether nothing was typed. */
export const isBlank = (fields: Fields): boolean => sameFields(fields, NO_FIELDS);
