import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The host that a request names, without port and brackets; empty if it names none. */
function hostOf({ headers: { host = '' } }: IncomingMessage): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  return name.replace(/[[\]]/g, '').toLowerCase();
}

/**
 * Why a server on this machine must not answer a request; undefined if it may. Any page that is open in a browser here
 * can send requests to it: under its own host name, pointed at this machine (DNS rebinding), which `Host` reveals, or
 * from its own origin, which `Origin` and `Sec-Fetch-Site` reveal. No page can make an IP address point elsewhere.
 *
 * @param names of the server, besides `localhost` and the name of this machine, in lower case
 */
export function refusalOf(request: IncomingMessage, names: readonly string[] = []): string | undefined {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = request.headers;
  const name = hostOf(request);
  const machine = hostname().toLowerCase();
  if (!isIP(name) && !['localhost', machine, `${machine}.local`, ...names].includes(name)) {
    return `"${name}" is not a name of this server: open it as localhost.`;
  }
  // A page that sends no referrer has an origin of `null` in some requests.
  const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === host;
  const isUnnamed = origin === 'null' && site === 'same-origin';
  const isAcross = !['same-origin', 'none'].includes(String(site)) && mode !== 'navigate';
  return (isOwn || isUnnamed) && !isAcross ? undefined : 'This server does not answer pages of other sites.';
}

/** Whether a request comes from this machine, and names it as only this machine does. */
export function isThisMachine(request: IncomingMessage): boolean {
  const isLocal = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(request.socket.remoteAddress ?? '');
  return isLocal && ['localhost', '127.0.0.1', '::1'].includes(hostOf(request));
}
