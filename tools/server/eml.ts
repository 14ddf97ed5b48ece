import MailComposer from 'nodemailer/lib/mail-composer';
import { FIELD_NAMES, type Fields } from '@/components/contact-form/fields';

/** What a browser takes for an e-mail address: https://html.spec.whatwg.org/#valid-e-mail-address */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const MAX_ADDRESS_LENGTH = 254;

/** Both under a name that can never be a host of somebody else (RFC 6761). */
const FORM_ADDRESS = 'contact-form@mailbox.localhost';
const INBOX_ADDRESS = 'inbox@mailbox.localhost';

/** What must not reach a header or a terminal: controls (escape sequences begin with one), and what hides or reorders text. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Characters of a name or address in a header or a terminal. */
const MAX_LINE_LENGTH = 100;

/** Indents the lines of a field in the text of the e-mail. */
const INDENT = 'Email: '.length;

/**
 * Composes the e-mail for a message. What the visitor sent is in a header only as a display name, as the subject and,
 * when it is a valid address, as Reply-To; each is one line without controls, and encoded by the composer.
 *
 * The text is for reading. `message.json` beside it holds the fields exactly: an e-mail's text knows only one kind of
 * line break.
 *
 * @param date when the message arrived.
 * @param id a name for the message that no other one has.
 */
export function composeEmail(message: Fields, date: Date, id: string): Promise<Buffer> {
  const name = oneLine(message.fullname);
  const canReply = message.email.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(message.email);
  const fields = JSON.stringify(message, [...FIELD_NAMES], 2);
  const composer = new MailComposer({
    from: { name: name || 'Contact form', address: FORM_ADDRESS },
    to: { name: 'Mailbox', address: INBOX_ADDRESS },
    ...(canReply && { replyTo: { name: '', address: message.email } }),
    subject: name ? `Message from ${name}` : 'Message from the contact form',
    date,
    messageId: `<${id}@mailbox.localhost>`,
    text: emailText(message),
    attachments: [{ filename: 'message.json', contentType: 'application/json', content: Buffer.from(fields) }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The text of the e-mail: three lines about the sender, an empty line, and the message to the end. Lines end in CRLF. */
export function emailText({ fullname, email, phone, message }: Fields): string {
  const sender = Object.entries({ Name: fullname, Email: email, Phone: phone });
  // A name with line breaks must not look like further lines about the sender.
  const lines = sender.map(([label, value]) => `${label}:`.padEnd(INDENT) + withCrlf(value, ' '.repeat(INDENT)));
  return [...lines, '', 'Message:', withCrlf(message)].join('\r\n');
}

function withCrlf(text: string, indent = ''): string {
  return text.replace(/\r\n|\r|\n/g, `\r\n${indent}`);
}

/** Text as one safe line of at most 100 characters, for a header or a terminal. */
export function oneLine(text: string): string {
  const line = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_LINE_LENGTH ? `${characters.slice(0, MAX_LINE_LENGTH - 1).join('')}…` : line;
}
