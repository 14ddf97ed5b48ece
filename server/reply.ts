import type { IncomingMessage, ServerResponse } from 'node:http';

/** A complete response. Handlers return one; only `sendReply` and injected faults write to the connection. */
export interface Reply {
  status: number;
  /** A Content-Length that is given here wins over the length of the body, as a HEAD request needs it. */
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** Answers one request. It may throw an `HttpError`; anything else it throws is answered with status 500. */
export type Handler = (request: IncomingMessage) => Promise<Reply>;

/** A request that is answered with an error status. The client sees the message. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** A short reply in plain text that is never cached. */
export function textReply(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  const standard = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers: { ...standard, ...headers }, body: Buffer.from(text) };
}

/** Writes status and headers. */
export function writeHead(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...(status !== 304 && { 'Content-Length': body.length }), ...headers });
}

/** Sends the complete response. Node leaves the body out when the request is a HEAD. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  writeHead(response, reply);
  response.end(reply.body);
}
