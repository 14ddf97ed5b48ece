import type { IncomingMessage, ServerResponse } from 'node:http';

/** A complete response. Handlers return one; only `sendResponse` and injected faults write to the connection. */
export interface HttpResponse {
  status: number;
  /** A Content-Length here overrides the length of the body, as a response to HEAD requires. */
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** Handles one request. It may throw an `HttpError`; anything else it throws becomes status 500. */
export type Handler = (request: IncomingMessage) => Promise<HttpResponse>;

/** An error status as response; the client gets the message. */
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

/** A short response in plain text that is never cached. */
export function textResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  const standard = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers: { ...standard, ...headers }, body: Buffer.from(text) };
}

/** Writes status and headers. */
export function writeHead(connection: ServerResponse, { status, headers, body }: HttpResponse): void {
  connection.writeHead(status, { ...(status !== 304 && { 'Content-Length': body.length }), ...headers });
}

/** Sends the complete response. Node omits the body when the request is a HEAD. */
export function sendResponse(connection: ServerResponse, response: HttpResponse): void {
  writeHead(connection, response);
  connection.end(response.body);
}
