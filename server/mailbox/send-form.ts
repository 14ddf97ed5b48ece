import type { IncomingMessage } from 'node:http';
import { displayPath } from '../display-path';
import { textReply, type Handler, type Reply } from '../reply';
import type { Mailbox } from './mailbox';
import { messageOf } from './message';
import { oneLine } from './one-line';
import { parseForm } from './parse-form';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { createTokenBuckets } from './token-bucket';

export interface Limits {
  /** Bytes that the fields of a message may have together, as UTF-8. */
  variableBytes: number;
  /** Messages that a client may send at once. */
  burst: number;
  /** Messages a second that it may send after that. */
  perSecond: number;
}

export const DEFAULT_LIMITS: Limits = { variableBytes: 50 * 1024, burst: 10, perSecond: 1 };

/** Room for what a body holds beside the message: boundaries, names of fields and the service's own fields. */
const FRAMING_BYTES = 16 * 1024;

/** The fields that the service needs, in the order it asks for them, with what it answers when one is missing. */
const REQUIRED_IDS: Readonly<Record<string, string>> = {
  user_id: 'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
  service_id: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
  template_id: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
};
const SERVICE_FIELDS = [...Object.keys(REQUIRED_IDS), 'lib_version'];

const TOO_LARGE = new Refusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb');

/** Any page may call the service. */
const CORS = { 'Access-Control-Allow-Origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};
const METHODS = { Allow: 'POST, OPTIONS' };

export interface SendFormOptions {
  mailbox: Mailbox;
  limits: Limits;
  /** Milliseconds, from any zero. */
  clock: () => number;
  log: (line: string) => void;
  logError: (line: string, error: unknown) => void;
}

/** Answers as the e-mail service does, and puts the messages into a mailbox. */
export function createSendForm({ mailbox, limits, clock, log, logError }: SendFormOptions): Handler {
  const take = createTokenBuckets({ capacity: limits.burst, refillPerSecond: limits.perSecond, clock });

  async function receive(request: IncomingMessage): Promise<void> {
    if (!take(request.socket.remoteAddress ?? '')) throw new Refusal(429, 'Too Many Requests');
    const body = await readBody(request, limits.variableBytes + FRAMING_BYTES);
    if (!body) throw TOO_LARGE;
    const fields = await parseForm(request.headers['content-type'], body);
    for (const [name, text] of Object.entries(REQUIRED_IDS)) if (!fields.get(name)) throw new Refusal(400, text);
    if (variableBytes(fields) > limits.variableBytes) throw TOO_LARGE;
    const message = messageOf(fields);
    const path = await mailbox.deliver(message).catch((error: unknown) => {
      logError('A message could not be written to the mailbox:', error);
      throw new Refusal(500, 'The mailbox could not store the message');
    });
    const sender = `${oneLine(message.fullname) || '(no name)'} <${oneLine(message.email)}>`;
    log(`Message from ${sender} written to ${displayPath(path)}`);
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { ...PREFLIGHT, ...METHODS }, body: Buffer.alloc(0) };
    if (request.method !== 'POST') return textReply(405, 'Method Not Allowed', { ...CORS, ...METHODS });
    try {
      await receive(request);
      return textReply(200, 'OK', CORS);
    } catch (error) {
      if (error instanceof Refusal) return textReply(error.status, error.text, CORS);
      throw error;
    }
  }

  return answer;
}

function variableBytes(fields: ReadonlyMap<string, string>): number {
  const variables = [...fields].filter(([name]) => !SERVICE_FIELDS.includes(name));
  return variables.reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
}
