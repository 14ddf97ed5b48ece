import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { BuiltSite } from '@/hosting/site-rules';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { replyWithFault, type Fault } from './fault-injection';
import { listen } from './listen';
import { createMailbox } from './mailbox';
import { HttpError, sendReply, textReply, type Handler } from './reply';
import { assertBuilt, createStaticSite } from './static-site';

export interface ServerOptions extends BuiltSite {
  /** The folder that messages are written to; made when the first one arrives. */
  mailboxDir: string;
  /** The folder for compressed files. */
  cacheDir?: string;
  /** The quality of brotli, 0 to 11. */
  brotliQuality?: number;
  /** Takes a line for each message. */
  log?: (line: string) => void;
  /** Takes what went wrong on the server's side. */
  logError?: (line: string, error: unknown) => void;
  /** Asked for every request: what is to go wrong with it. For tests. */
  fault?: (request: IncomingMessage) => Fault | undefined;
}

export interface SiteServer {
  /**
   * Starts to serve.
   *
   * @param port 0 takes any free one.
   * @param host the interface to listen on; without one, only this machine can connect.
   * @returns the address, such as `http://localhost:3000`.
   * @throws Error when there is no built site or the port cannot be had; its message says what to do.
   */
  listen(port: number, host?: string): Promise<string>;
  /** Stops, and ends open connections. */
  close(): Promise<void>;
}

/** A request that takes longer than this to arrive is ended, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** The local server: the built site by its hosting rules, and a mailbox in place of the e-mail service. */
export function createServer({
  outDir,
  policyFile,
  mailboxDir,
  cacheDir = resolve('.cache/compressed'),
  brotliQuality = 11,
  log = console.log,
  logError = console.error,
  fault,
}: ServerOptions): SiteServer {
  const site = createStaticSite({ outDir, policyFile, cacheDir, brotliQuality });
  const mailbox = createMailbox({ dir: mailboxDir, log, logError });

  const handle: Handler = async (request) => {
    try {
      return await (request.url?.split('?')[0] === SEND_FORM_PATH ? mailbox : site)(request);
    } catch (error) {
      if (error instanceof HttpError) return textReply(error.status, error.message, error.headers);
      throw error;
    }
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser repeats a request by itself, a POST too, when a connection that it used before dies without a response.
    // A test is to see what the page does, so with faults each request has a connection of its own.
    if (fault) response.shouldKeepAlive = false;
    const injected = fault?.(request);
    if (injected) return replyWithFault(injected, request, response, handle);
    sendReply(response, await handle(request));
  }

  const server = createHttpServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
    // A client that goes away is no error of ours.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    respond(request, response).catch((error: unknown) => {
      logError(`${request.method} ${JSON.stringify(request.url)} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendReply(response, textReply(500, 'Internal Server Error'));
    });
  });

  return {
    async listen(port, host = '127.0.0.1') {
      await assertBuilt(outDir);
      await listen(server, port, host);
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
