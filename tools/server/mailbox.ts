import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';

/** Answers a posted form, under any server that knows the web's own types. */
export type Mailbox = (request: Request) => Promise<Response>;

/** The maximum body size in bytes: the service accepts 50 KB of fields, and more for the separators. */
const MAX_BYTES = 66 * 1024;

/**
 * Makes a mailbox, which answers as the email service does, and writes each message into a folder, as an `.eml` file that
 * only the user who runs the server can read. The attached JSON has the exact fields.
 *
 * @param maxMessages a program that never stops must not fill the disk
 */
export function createMailbox(
  dir = '.mailbox',
  log: (line: string) => void = console.log,
  maxMessages = 1_000,
): Mailbox {
  const receive = async (request: Request): Promise<[status: number, text: string]> => {
    if (!isOwn(request)) return [403, 'The mailbox takes messages only from the site on this machine'];
    if (!(Number(request.headers.get('content-length') ?? NaN) <= MAX_BYTES)) return [413, 'The form is too large'];
    const entries = await request.formData().then(
      (form) => [...form],
      () => undefined,
    );
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
  return async (request) => {
    const [status, text] = await receive(request);
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(text, { status, headers });
  };
}

/**
 * Whether a form comes from a page of this server. Any page in a browser here can post one: from its own origin, or
 * under its own host name, pointed at this machine (DNS rebinding).
 */
function isOwn({ headers }: Request): boolean {
  const host = headers.get('host') ?? '';
  const origin = `http://${host}`;
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && (headers.get('origin') ?? origin) === origin;
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
