import MailComposer from 'nodemailer/lib/mail-composer';
import { FIELD_NAMES } from '@/components/contact-form/fields';
import type { Message } from './message';
import { oneLine } from './one-line';

/** What a browser takes for an e-mail address: https://html.spec.whatwg.org/#valid-e-mail-address */
const PLAUSIBLE_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
const LONGEST_ADDRESS = 254;

/** Both under a name that can never be a host of somebody else (RFC 6761). */
const FORM_ADDRESS = 'contact-form@mailbox.localhost';
const INBOX_ADDRESS = 'inbox@mailbox.localhost';

/**
 * Composes the e-mail for a message. What the visitor sent is in a header only as a display name, as the subject and,
 * when it is a plausible address, as Reply-To; each is one line without controls, and encoded by the composer.
 *
 * The text is for reading. `message.json` beside it holds the fields exactly: an e-mail's text knows only one kind of
 * line break.
 *
 * @param date when the message arrived.
 * @param id a name for the message that no other one has.
 */
export function composeEmail(message: Message, date: Date, id: string): Promise<Buffer> {
  const name = oneLine(message.fullname);
  const fields = JSON.stringify(message, [...FIELD_NAMES], 2);
  const composer = new MailComposer({
    from: { name: name || 'Contact form', address: FORM_ADDRESS },
    to: { name: 'Mailbox', address: INBOX_ADDRESS },
    ...(isPlausibleAddress(message.email) && { replyTo: { name: '', address: message.email } }),
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
export function emailText({ fullname, email, phone, message }: Message): string {
  const about = Object.entries({ Name: fullname, Email: email, Phone: phone });
  // A name with line breaks must not look like further lines about the sender.
  const lines = about.map(([label, value]) => `${label}:`.padEnd(INDENT) + breakLines(value, ' '.repeat(INDENT)));
  return [...lines, '', 'Message:', breakLines(message)].join('\r\n');
}

const INDENT = 'Email: '.length;

function breakLines(text: string, indent = ''): string {
  return text.replace(/\r\n|\r|\n/g, `\r\n${indent}`);
}

function isPlausibleAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && PLAUSIBLE_ADDRESS.test(text);
}
