import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltSite } from '@/hosting/site-rules';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { answerWithFault, type Fault } from './faults';
import { listenOn } from './listen';
import { createMailbox } from './mailbox/mailbox';
import { createSendForm, DEFAULT_LIMITS, type Limits } from './mailbox/send-form';
import { sendReply, textReply } from './reply';
import { parseTarget } from './request-path';
import { createSite } from './site';
import { createSiteLookup } from './site-lookup';

export interface ServerOptions extends BuiltSite {
  /** The folder that messages are written to; made when the first one arrives. */
  mailboxDir: string;
  /** Limits of the mailbox, where they are to differ from `DEFAULT_LIMITS`. */
  limits?: Partial<Limits>;
  /** The time in milliseconds since 1970. */
  clock?: () => number;
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
   * @throws MissingSiteError when there is no built site, ListenError when the port cannot be had.
   */
  listen(port: number, host?: string): Promise<string>;
  /** Stops, and ends the connections that are open. */
  close(): Promise<void>;
}

/** A client that sends its request more slowly than this is let go, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** The local server: the built site by its hosting rules, and a mailbox in place of the e-mail service. */
export function createServer({
  mailboxDir,
  limits,
  clock = Date.now,
  log = console.log,
  logError = console.error,
  fault,
  ...built
}: ServerOptions): SiteServer {
  const lookup = createSiteLookup(built, clock);
  const site = createSite(lookup);
  const mailbox = createMailbox(mailboxDir, clock);
  const sendForm = createSendForm({ mailbox, limits: { ...DEFAULT_LIMITS, ...limits }, clock, log, logError });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForm = parseTarget(request.url ?? '')?.path === SEND_FORM_PATH;
    const handle = isForm ? sendForm : site;
    // A browser repeats a request by itself, a POST too, when a connection that it used before dies without an answer.
    // A test is to see what the page does, so with faults each request has a connection of its own.
    if (fault) response.shouldKeepAlive = false;
    const wrong = fault?.(request);
    if (wrong) return answerWithFault(wrong, request, response, handle);
    sendReply(response, await handle(request));
  }

  const server = createHttpServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
    // A client that goes away is no error of ours.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      logError(`${request.method} ${JSON.stringify(request.url)} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendReply(response, textReply(500, 'Internal Server Error'));
    });
  });

  return {
    async listen(port, host = '127.0.0.1') {
      await lookup.list();
      await listenOn(server, port, host);
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
