import { FIELD_NAMES, type FieldName, type Fields } from './fields';

/** What stands before each field that has a line of its own. */
const LABELS: Record<Exclude<FieldName, 'message'>, string> = { fullname: 'Name', email: 'Email', phone: 'Phone' };

/**
 * A message as the text of an e-mail: a line for each field about the sender, an empty line, and the message to the end.
 * Lines end in LF. `tools/deploy/firestore.rules` lets no other text in.
 */
export function emailText(fields: Fields): string {
  const sender = FIELD_NAMES.filter((name) => name !== 'message')
    // Line breaks in a name must not look like further lines about the sender.
    .map((name) => `${LABELS[name]}: ${fields[name].replace(/\s+/g, ' ')}\n`);
  return `${sender.join('')}\nMessage:\n${fields.message}`;
}
