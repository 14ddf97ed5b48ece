import fc from 'fast-check';
import PostalMime, { type Email } from 'postal-mime';

const PIECES =
  '\r|\n|\r\n|\0| |\t|.|=|--|\ufeff|\u2028|From |Bcc: a@b.c|\r\nBcc: a@b.c|<a@b.c>, |=?utf-8?Q?=0D=0A?=|\u{1f4a9}|é'.split(
    '|',
  );

/** Text of every code point but lone surrogates, which no form can post; half of it made to break e-mails. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES, 'x'.repeat(90))).map((parts) => parts.join('')),
);

/** What a visitor may send. */
export const anyMessage = fc.record({ fullname: anyText, email: anyText, phone: anyText, message: anyText });

/** The fields of a message, from the attachment of its e-mail. */
export async function fieldsOf(email: Email | Buffer): Promise<unknown> {
  const { attachments } = Buffer.isBuffer(email) ? await PostalMime.parse(email) : email;
  return JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(attachments[0]?.content as ArrayBuffer));
}

/** Text with the line breaks of Unix: an e-mail's text knows only CRLF. */
export const withLf = (text = '') => text.replace(/\r\n|\r|\n/g, '\n');
