import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import type { BuiltSite } from '@/tools/hosting/site-rules';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { HttpError, sendResponse, textResponse, type Handler } from './http';
import { createMailbox } from './mailbox';
import { assertBuilt, createStaticSite } from './static-site';

/** The folders of the last build are the defaults of `outDir` and `policyFile`. */
export interface ServerOptions extends Partial<BuiltSite> {
  /** The folder that messages are written to; made when the first one arrives. */
  mailboxDir: string;
  /** How many messages the mailbox accepts; a thousand by default. */
  maxMessages?: number;
  /** The folder for compressed files. */
  cacheDir?: string;
  /** The quality of brotli, 0 to 11. */
  brotliQuality?: number;
  /** Gets a line for each message. */
  log?: (line: string) => void;
  /** Gets each error in the server itself. */
  logError?: (line: string, error: unknown) => void;
  /** Gets each request first; for tests. */
  intercept?: Interceptor;
}

/** Answers a request in the server's place, perhaps with the server's own answer. @returns whether it has answered */
export type Interceptor = (request: IncomingMessage, response: ServerResponse, handle: Handler) => Promise<boolean>;

export interface SiteServer {
  /**
   * Starts the server.
   *
   * @param port 0 means any free one.
   * @param host the interface to listen on; without one, only this machine can connect.
   * @returns the address, such as `http://localhost:3000`.
   * @throws Error when there is no built site or the port is invalid or not available; its message says what to do.
   */
  listen(port: number, host?: string): Promise<string>;
  /** Stops the server and closes open connections. */
  close(): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** The local server: the built site by its hosting rules, and a mailbox in place of the email service. */
export function createServer({
  outDir = resolve('out'),
  policyFile = resolve(POLICY_FILE),
  mailboxDir,
  maxMessages,
  cacheDir = resolve('.cache/compressed'),
  brotliQuality = 11,
  log = console.log,
  logError = console.error,
  intercept,
}: ServerOptions): SiteServer {
  const site = createStaticSite({ outDir, policyFile, cacheDir, brotliQuality });
  const mailbox = createMailbox({ dir: mailboxDir, maxMessages, log, logError });

  const handle: Handler = async (request) => {
    try {
      return await (request.url?.split('?')[0] === SEND_FORM_PATH ? mailbox : site)(request);
    } catch (error) {
      if (error instanceof HttpError) return textResponse(error.status, error.message, error.headers);
      throw error;
    }
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await intercept?.(request, response, handle))) sendResponse(response, await handle(request));
  };

  const server = createHttpServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
    // A client that disconnects is not a server error.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    respond(request, response).catch((error: unknown) => {
      logError(`${request.method} ${JSON.stringify(request.url)} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendResponse(response, textResponse(500, 'Internal Server Error'));
    });
  });

  return {
    async listen(port, host = '127.0.0.1') {
      assertBuilt(outDir);
      try {
        await once(server.listen({ port, host }), 'listening');
      } catch (error) {
        const fix = 'Stop the program that uses it, or choose another port: PORT=<number> npm run serve';
        throw new Error(`Cannot serve on port ${port} (${(error as Error).message}). ${fix}`, { cause: error });
      }
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close() {
      return new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}
