import MailComposer from 'nodemailer/lib/mail-composer';
import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';

/** Nobody else can ever own the host of these addresses (RFC 6761). */
const FORM_ADDRESS = 'contact-form@mailbox.localhost';
const INBOX_ADDRESS = 'inbox@mailbox.localhost';

/** How many characters of a name or address a header or a terminal shows. */
const MAX_LINE_LENGTH = 100;

/**
 * Composes the email for a message. The text is for reading. The attached `message.json` has the exact fields, because
 * the text of an email has only one kind of line break.
 *
 * @param date when the message arrived
 * @param id a unique name for the message
 */
export function composeEmail(message: Fields, date: Date, id: string): Promise<Buffer> {
  const name = oneLine(message.fullname) || 'Contact form';
  const fields = JSON.stringify(message, [...FIELD_NAMES], 2);
  const composer = new MailComposer({
    from: { name, address: FORM_ADDRESS },
    to: { name: 'Mailbox', address: INBOX_ADDRESS },
    subject: `Message from ${name}`,
    date,
    messageId: `<${id}@mailbox.localhost>`,
    text: textOf(message).replace(/\r\n|\r|\n/g, '\r\n'),
    attachments: [{ filename: 'message.json', contentType: 'application/json', content: Buffer.from(fields) }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** A line for each field about the sender, then the message. */
const textOf = ({ fullname, email, phone, message }: Fields): string =>
  `Name: ${oneLine(fullname)}\nEmail: ${oneLine(email)}\nPhone: ${oneLine(phone)}\n\nMessage:\n${message}`;

/** Text as one line, for a header or a terminal: without controls and characters that hide or reorder text. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, MAX_LINE_LENGTH).join('');
}
