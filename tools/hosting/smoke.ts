import { createHash } from 'node:crypto';
import { LOCAL_MAILBOX } from '@/lib/contact/config';
import { SERVICE_ORIGIN } from '@/lib/contact/constants';
import { CMS_HEADERS } from './cms-headers';

/** The headers of every page, written down once more, so that a mistake in `firebase-json.ts` does not pass unseen. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The policy of every page; `STYLES` replaces the hash of its styles, and `FORM` the addresses that scripts use. */
const POLICY =
  "default-src 'none'; script-src 'self' 'inline-speculation-rules'; style-src STYLES; img-src 'self'; font-src 'self'; " +
  "connect-src FORM; form-action FORM; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; " +
  'trusted-types worker';

/**
 * The smoke test of a live site: a dozen things that hurt when they are wrong. It sends no message.
 *
 * @param address of the site, such as `https://www.example.com`
 * @param isRelease whether its form must send to the email service itself
 * @returns a sentence for each thing that is wrong; empty if none is
 * @throws {Error} when the site does not answer
 */
export async function smoke(address: string, isRelease = address.startsWith('https:')): Promise<string[]> {
  const { origin } = new URL(address);
  const issues: string[] = [];
  const expect = (what: string, actual: unknown, right: unknown) => {
    if (actual !== right) issues.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(right)}`);
  };
  const ask = async (path: string, status: number) => {
    const response = await fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    expect(`${path}: the status`, response.status, status);
    return { headers: response.headers, text: await response.text() };
  };

  const sitemap = await ask('/sitemap.xml', 200);
  const paths = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  if (!paths.includes('/contacts')) issues.push('/sitemap.xml does not list /contacts');
  const hashed = new Set<string>();
  for (const path of paths) {
    const { headers, text } = await ask(path, 200);
    for (const [name, value] of Object.entries(HEADERS)) expect(`${path}: ${name}`, headers.get(name), value);
    // Firebase may send a value of its own in place of ours.
    const transport = headers.get('strict-transport-security');
    if (!(Number(/max-age=(\d+)/.exec(transport ?? '')?.[1]) >= 31_536_000))
      issues.push(`${path}: strict-transport-security is ${JSON.stringify(transport)}, not a year or more`);
    const policy = headers.get('content-security-policy') ?? '';
    const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    const plain = policy.replace(`'sha256-${hash}'`, 'STYLES').replace(/(connect-src|form-action) [^;]+/g, '$1 FORM');
    expect(`${path}: the policy`, plain, POLICY);
    const form = /<form[^>]* action="([^"]+)"/.exec(text)?.[1];
    if (form) {
      const service = new URL(form, origin).origin;
      const source = service === origin ? "'self'" : service;
      const allows = (by: string, name: string) => new RegExp(`(^|; )${name} [^;]*${source}(;| |$)`).test(by);
      if (!allows(policy, 'connect-src') || !allows(policy, 'form-action'))
        issues.push(`${path}: the policy forbids sending the form to ${service}`);
      // The worker sends it, by the policy that the worker's own file is served with.
      if (!allows((await ask('/sw.js', 200)).headers.get('content-security-policy') ?? '', 'connect-src'))
        issues.push(`/sw.js: the policy forbids sending the form to ${service}`);
      if (isRelease) expect(`${path}: where the form sends to`, service, SERVICE_ORIGIN);
      if (isRelease && text.includes(LOCAL_MAILBOX.serviceId)) issues.push(`${path} has the ids of the local mailbox`);
    }
    // A network in front of the host may replace email addresses by a script, which the policy forbids.
    if (text.includes('/cdn-cgi/')) issues.push(`${path}: a network on the way rewrites the page: switch that off`);
    const names = [/\/pictures\/[^" ,]+/, /\/islands\/[^" ,]+/, /\/fonts\/[^" ,)]+/].map(
      (file) => file.exec(text)?.[0],
    );
    for (const name of names) if (name) hashed.add(name);
  }
  for (const kind of ['/pictures/', '/islands/', '/fonts/']) {
    const file = [...hashed].find((name) => name.startsWith(kind));
    if (!file) issues.push(`No page has a file in ${kind}`);
    else expect(`${file}: Cache-Control`, (await ask(file, 200)).headers.get('cache-control'), IMMUTABLE);
  }

  const cms = await ask('/admin', 200);
  for (const [name, value] of Object.entries(CMS_HEADERS)) expect(`/admin: ${name}`, cms.headers.get(name), value);

  const missing = await ask('/no-such-page', 404);
  if (!missing.text.includes('NOT APPLICABLE')) issues.push('/no-such-page does not show the not-found page');
  const moved = await ask('/contact', 301);
  expect('/contact: Location', new URL(moved.headers.get('location') ?? '', origin).pathname, '/contacts');
  const contact = await ask('/.well-known/security.txt', 200);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(contact.text) ?? [];
  if (!(Date.parse(expires) > Date.now())) issues.push('/.well-known/security.txt has expired: release the site again');
  return issues;
}
