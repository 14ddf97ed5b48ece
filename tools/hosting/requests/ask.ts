import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

interface Question {
  /** The target, sent as it is: neither normalised nor encoded. */
  target: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, perhaps compressed. */
  body: Buffer;
}

/** Some networks refuse requests that do not say which program sends them. */
const USER_AGENT = 'nestif-website smoke test';

/** If a server takes more milliseconds than this, we assume that it is down. */
export const TIMEOUT = 15_000;

/**
 * Sends a request with these headers, and resolves with the unchanged response. `fetch` would change target and body.
 *
 * @param origin such as `https://www.example.com`
 * @throws Error that names the request, when there is no response
 */
export function ask(origin: string, { target, method = 'GET', headers = {}, body }: Question): Promise<Response> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = { 'User-Agent': USER_AGENT, ...headers };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new Error(`${method} ${origin}${target}: ${error.message}`, { cause: error }));
    const request = send({ hostname, port, path: target, method, headers: sent, timeout: TIMEOUT }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        fail,
      );
    });
    request.on('error', fail);
    request.on('timeout', () => request.destroy(new Error(`no response within ${TIMEOUT / 1000} s`)));
    request.end(body);
  });
}

/** The text of a response's body, decompressed. @throws Error for another encoding, or a body that is cut off */
export async function bodyText({ headers, body }: Response): Promise<string> {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return String(await promisify(brotliDecompress)(body));
  if (encoding === 'gzip') return String(await promisify(gunzip)(body));
  if (encoding && encoding !== 'identity') throw new Error(`unknown Content-Encoding "${encoding}"`);
  return String(body);
}
