import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { ask, bodyText, TIMEOUT } from '../requests/ask';
import type { SmokeStep } from './smoke';

/**
 * The days that must be left. Hosts renew a certificate about a month before it expires. A release renews `security.txt`,
 * and there is a release each month.
 */
const LEAST_DAYS = 30;

/**
 * Checks that the certificate of a site is valid for another month. Whether browsers trust it is tested by the page
 * requests themselves.
 *
 * @throws Error when nothing answers there
 */
export async function certificate(origin: string): Promise<SmokeStep> {
  const isSecure = new URL(origin).protocol === 'https:';
  const issues = isSecure ? daysIssues('The certificate', (await certificateOf(origin)).valid_to) : [];
  return { name: 'days until the certificate expires', count: Number(isSecure), issues };
}

/** Checks that `security.txt` is valid for another month. @throws Error when nothing answers there */
export async function securityTxt(origin: string): Promise<SmokeStep> {
  const response = await ask(origin, { target: '/.well-known/security.txt' });
  const [, expires = ''] = /^Expires: *(\S+)/im.exec(await bodyText(response)) ?? [];
  const issues =
    response.status === 200
      ? daysIssues('security.txt', expires)
      : [`security.txt is missing: its address answers ${response.status}`];
  return { name: 'days until security.txt expires', count: 1, issues };
}

function daysIssues(what: string, end: string): string[] {
  const days = Math.floor((Date.parse(end) - Date.now()) / (24 * 60 * 60 * 1000));
  if (Number.isNaN(days)) return [`${what} does not say when it expires`];
  if (days >= LEAST_DAYS) return [];
  const day = new Date(end).toISOString().slice(0, 10);
  const distance = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
  if (days < 0) return [`${what} expired on ${day}, ${distance} ago`];
  return [`${what} expires on ${day}, in ${distance}; it should be valid for at least ${LEAST_DAYS}`];
}

function certificateOf(origin: string): Promise<PeerCertificate> {
  const { hostname: host, port } = new URL(origin);
  const server = { host, port: Number(port || 443), ...(isIP(host) ? {} : { servername: host }) };
  return new Promise((resolve, reject) => {
    // Without this, we could not read an expired certificate.
    const socket = connect({ ...server, rejectUnauthorized: false, timeout: TIMEOUT }, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error(`${origin}: no answer within ${TIMEOUT / 1000} s`)));
  });
}
