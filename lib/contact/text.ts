import { FIELD_NAMES, type FieldName, type Fields } from './fields';

/** The label of each field that has its own line. */
const LABELS: Record<Exclude<FieldName, 'message'>, string> = { fullname: 'Name', email: 'Email', phone: 'Phone' };

/**
 * Characters that are invisible, or that change the order in which others are shown. Not included are the joiners of
 * Indian scripts and emoji, line ends and tabs.
 */
const HIDDEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * A message as the text of an email: a line for each field about the sender, an empty line, and the message to the end.
 * Lines end in LF. `tools/firebase/firestore.rules` accepts no other format.
 */
export function emailText(fields: Fields): string {
  const sender = FIELD_NAMES.filter((name) => name !== 'message')
    // Line breaks in a name must not look like further lines about the sender.
    .map((name) => `${LABELS[name]}: ${fields[name].replace(/[\s\u0085]+/g, ' ').replace(HIDDEN, '')}\n`);
  const message = fields.message.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(HIDDEN, '');
  return `${sender.join('')}\nMessage:\n${message}`;
}
