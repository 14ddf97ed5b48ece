import { FIELD_NAMES, type Fields } from '@/components/contact-form/fields';

/** What a visitor sent, exactly as it was received; a field that was not sent is empty. */
export type Message = Fields;

/** Takes the message out of the fields of the form. */
export function messageOf(fields: ReadonlyMap<string, string>): Message {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fields.get(name) ?? ''])) as Message;
}
