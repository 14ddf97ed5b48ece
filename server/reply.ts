import type { IncomingMessage, ServerResponse } from 'node:http';

/** A whole answer, ready to be sent. What answers a request makes one; `sendReply` alone writes to the connection. */
export interface Reply {
  status: number;
  /** Without Content-Length, which follows from the body. */
  headers: Readonly<Record<string, string>>;
  /** Empty where the status allows none. */
  body: Buffer;
}

/** Answers one request. A rejection is answered with status 500. */
export type Handler = (request: IncomingMessage) => Promise<Reply>;

/** A short answer in plain text, such as the e-mail service gives. Never cached. */
export function textReply(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    body: Buffer.from(text),
  };
}

/** Writes status and headers; a HEAD request gets the Content-Length of what a GET would be given. */
export function writeHead(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, ...(mayHaveBody(status) && { 'Content-Length': body.length }) });
}

/** Sends the whole answer. Node leaves the body out of an answer to HEAD. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  writeHead(response, reply);
  response.end(reply.body);
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}
