import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import MailComposer from 'nodemailer/lib/mail-composer';
import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';
import type { Handler } from './server';

/** The maximum body size in bytes: the service accepts 50 KB of fields, and more for the separators. */
const MAX_BYTES = 66 * 1024;

/**
 * Answers a posted form as the email service does, and writes the message into a folder, as an `.eml` file that only
 * the user who runs the server can read. The attached JSON has the exact fields.
 *
 * @param maxMessages a program that never stops must not fill the disk
 */
export function createMailbox(dir: string, log: (line: string) => void, maxMessages = 1_000): Handler {
  const receive = async (request: IncomingMessage): Promise<[status: number, text: string]> => {
    if (!isOwn(request)) return [403, 'The mailbox takes messages only from the site on this machine'];
    if (!(Number(request.headers['content-length']) <= MAX_BYTES)) {
      // A client that is still sending would not see the answer.
      request.resume();
      return [413, 'The form is too large'];
    }
    const entries = await readForm(request).catch(() => undefined);
    if (!entries) return [400, 'The form is malformed or cut off'];
    if (entries.some(([, value]) => typeof value !== 'string')) return [400, 'Files are not accepted'];
    const fields = Object.fromEntries(entries) as Record<string, string>;
    if (Object.keys(fields).length < entries.length) return [400, 'The form has a field twice'];

    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (readdirSync(dir).length >= maxMessages) return [429, `The mailbox is full: delete some messages in ${dir}`];
    const message = Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name] ?? ''])) as Fields;
    const file = path.join(dir, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    writeFileSync(file, await composeEmail(message), { flag: 'wx', mode: 0o600 });
    log(`Message from ${oneLine(message.fullname)} <${oneLine(message.email)}> written to ${file}`);
    return [200, 'OK'];
  };
  return async (request, response) => {
    const [status, text] = await receive(request);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  };
}

/**
 * Whether a form comes from a page of this server. Any page in a browser here can post one: from its own origin, or
 * under its own host name, pointed at this machine (DNS rebinding).
 */
function isOwn({ headers: { host = '', origin = `http://${host}` } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && origin === `http://${host}`;
}

/** @throws when the form is malformed or cut off */
async function readForm(request: IncomingMessage) {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return [...(await new Response(await arrayBuffer(request), { headers }).formData())];
}

function composeEmail(message: Fields): Promise<Buffer> {
  const sender = `Name: ${oneLine(message.fullname)}\nEmail: ${oneLine(message.email)}\nPhone: ${oneLine(message.phone)}`;
  const name = oneLine(message.fullname) || 'Contact form';
  const mail = new MailComposer({
    // Nobody else can ever own these hosts (RFC 6761).
    from: { name, address: 'contact-form@mailbox.localhost' },
    to: 'inbox@mailbox.localhost',
    subject: `Message from ${name}`,
    text: `${sender}\n\nMessage:\n${message.message}`.replace(/\r?\n/g, '\r\n'),
    attachments: [{ filename: 'message.json', contentType: 'application/json', content: JSON.stringify(message) }],
  });
  return mail.compile().build();
}

/** Text as one short line, for a header or a terminal: without characters that control, hide or reorder text. */
const oneLine = (text: string) => [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, 100).join('');
