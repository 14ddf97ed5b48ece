import { once } from 'node:events';
import { createReadStream, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serve from 'serve-handler';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import type { Mailbox } from './mailbox';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers as Firebase would, with a mailbox in place of the email service. It reads the rules for each request, so a new
 * build needs no restart.
 *
 * @param root the folder with `out/` and `firebase.json`
 * @throws {Error} when they are not complete; its message says what to do
 */
export function siteHandler(root: string, mailbox: Mailbox): Handler {
  readRules(root);
  const receive = mailboxHandler(mailbox);
  return async (request, response) => {
    if (request.url === SEND_FORM_PATH && request.method === 'POST') return receive(request, response);
    const rules = readRules(root);
    const [address = ''] = request.url!.split('?');
    const { regex, type, destination } = rules.withMore;
    const page = regex.exec(address)?.groups?.page;
    if (page) return void response.writeHead(type, { Location: destination.replace(':page', page) }).end();
    // `serve-handler` ignores the case of a path, so /productEngg would redirect to itself.
    const redirects = rules.redirects.filter(({ source }: { source: string }) => source === address);
    return serve(request, response, { ...rules, redirects }, { createReadStream: openFile });
  };
}

/**
 * A file as a stream. It is opened at once: a build may have replaced it since `serve-handler` looked, which answers an
 * error that is thrown, but not one that the stream reports.
 */
const openFile: typeof createReadStream = (file, range) =>
  createReadStream(file, { ...(range as object), fd: openSync(file, 'r') });

/** Hands each request to the mailbox as the web's own type, whose body Node makes of any async iterable. */
export function mailboxHandler(mailbox: Mailbox): Handler {
  return async (request, response) => {
    const { method, headers } = request;
    const form = { method, headers, body: request, duplex: 'half' } as object;
    const answer = await mailbox(new Request(`http://127.0.0.1${SEND_FORM_PATH}`, form));
    // A client that is still sending would not see the answer.
    request.resume();
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
}

/** Not `localhost`: in a browser that may be `[::1]`, which is another program's address. */
const HOST = '127.0.0.1';

/**
 * Starts a server that only this machine can reach.
 *
 * @param port 0 means any free one
 * @returns its address, such as `http://127.0.0.1:3000`, and a function that stops it
 * @throws {Error} when the port cannot be used
 */
export async function listen(handler: Handler, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    handler(request, response).catch(({ message }: Error) => {
      console.error(`${request.method} ${request.url}: ${message}`);
      if (!response.headersSent) response.writeHead(500);
      response.end(message);
    });
  });
  await once(server.listen({ port, host: HOST }), 'listening').catch(({ message }: Error) => {
    throw new Error(`${message}: stop the program that uses the port, or choose another: PORT=4000 npm run serve`);
  });
  const close = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}`, close };
}

/** The rules of `firebase.json`, in the form that `serve-handler` takes. */
function readRules(root: string) {
  const missing = ['index.html', '404.html'].find((file) => !existsSync(path.join(root, 'out', file)));
  if (missing) throw new Error(`out/${missing} is missing. Run "npm run build".`);
  // Firebase compares a rule with the address of a page, `serve-handler` with the path of its file.
  const fileOf = (source: string) => (source === '/' ? '/index.html' : source.replace(/^\/[\w-]+$/, '$&.html'));
  try {
    const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
    const headers = hosting.headers.map((rule: { source: string }) => ({ ...rule, source: fileOf(rule.source) }));
    // `serve-handler` knows neither redirects by `regex` nor this type.
    const rule = hosting.redirects.find(({ regex }: { regex?: string }) => regex);
    const withMore = { ...rule, regex: new RegExp(rule.regex.replace('?P<', '?<')) };
    headers.push({ source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] });
    return { ...hosting, headers, withMore, public: path.join(root, 'out'), directoryListing: false, etag: true };
  } catch (error) {
    throw new Error(`firebase.json is missing or damaged (${(error as Error).message}). Run "npm run build".`);
  }
}
