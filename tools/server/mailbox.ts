import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative } from 'node:path';
import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';
import { refusalOf } from './asking';
import { composeEmail, oneLine } from './eml';
import { HttpError, textResponse, type Handler } from './http';

/** The maximum body size in bytes: the service accepts 50 KB of fields, and more for the separators. */
const MAX_BYTES = 66 * 1024;

/** The fields without which the service refuses a message. */
const REQUIRED_IDS = ['user_id', 'service_id', 'template_id'];

/** How many messages are kept: a program that never stops must not fill the disk. */
const MAX_MESSAGES = 1_000;

interface MailboxOptions {
  /** The folder for messages; made when the first one arrives. */
  dir: string;
  /** The maximum number of messages; defaults to `MAX_MESSAGES`. */
  maxMessages?: number;
  log: (line: string) => void;
  logError: (line: string, error: unknown) => void;
}

/**
 * Responds to a posted form as the email service does, and writes the message into a folder. Refuses messages from
 * pages of other sites, and messages beyond the limit.
 */
export function createMailbox({ dir, maxMessages = MAX_MESSAGES, log, logError }: MailboxOptions): Handler {
  /** The number of messages that are being written. */
  let pending = 0;
  const store = async (message: Fields) => {
    pending += 1;
    try {
      const stored = await readdir(dir).catch(() => []);
      if (stored.filter((name) => name.endsWith('.eml')).length + pending > maxMessages) {
        const place = relative('', dir);
        throw new HttpError(
          429,
          `The mailbox has ${maxMessages} messages: delete some in ${place}/ before it takes more`,
        );
      }
      return await writeMessage(dir, message);
    } finally {
      pending -= 1;
    }
  };
  return async (request) => {
    if (request.method !== 'POST') throw new HttpError(405, 'Method Not Allowed', { Allow: 'POST' });
    const refusal = refusalOf(request);
    if (refusal) throw new HttpError(403, refusal);
    const fields = await parseForm(request.headers['content-type'], await readBody(request));
    const missing = REQUIRED_IDS.find((name) => !fields.get(name));
    if (missing) throw new HttpError(400, `The ${missing} is required`);
    const message = Object.fromEntries(FIELD_NAMES.map((name) => [name, fields.get(name) ?? ''])) as Fields;
    const path = await store(message).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      logError('A message could not be written to the mailbox:', error);
      throw new HttpError(500, 'The mailbox could not store the message');
    });
    const sender = `${oneLine(message.fullname) || '(no name)'} <${oneLine(message.email)}>`;
    log(`Message from ${sender} written to ${relative('', path)}`);
    return textResponse(200, 'OK');
  };
}

/**
 * Reads the whole body of a request, even if it is too long: a client that is cut off while it is still sending never
 * sees the response.
 *
 * @throws HttpError when the body is too long, or the client disconnects before it has sent everything.
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= MAX_BYTES) chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, 'The form was cut off');
  }
  if (length > MAX_BYTES) throw new HttpError(413, 'The form is too large');
  return Buffer.concat(chunks);
}

/**
 * Reads the fields of a multipart form, each exactly as it was sent (UTF-8).
 *
 * @throws HttpError (400) for another type, a body that is malformed or cut off, a file, or a field given twice: a
 *   message is accepted whole or not at all.
 */
async function parseForm(contentType = '', body: Buffer): Promise<Map<string, string>> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new HttpError(400, 'The request must be multipart/form-data');
  }
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  const data = await response.formData().catch(() => {
    throw new HttpError(400, 'The form is malformed or cut off');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of data) {
    if (typeof value !== 'string') throw new HttpError(400, 'Files are not accepted');
    if (fields.has(name)) throw new HttpError(400, `The form has the field ${oneLine(name)} twice`);
    fields.set(name, value);
  }
  return fields;
}

/**
 * Writes a message as an `.eml` file whose name is the time and random characters. The file appears complete, and
 * only the user who runs the server can read it.
 *
 * @returns its path.
 * @throws the system's error when the folder cannot be written.
 */
async function writeMessage(dir: string, message: Fields): Promise<string> {
  const date = new Date();
  const id = `${date.toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}`;
  const path = join(dir, `${id}.eml`);
  const unfinished = join(dir, `.${id}.part`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(unfinished, await composeEmail(message, date, id), { flag: 'wx', mode: 0o600 });
  await rename(unfinished, path);
  return path;
}
