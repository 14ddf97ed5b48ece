import { createHash } from 'node:crypto';
import { attribute, elementsIn, parsePage, textOf, type Document } from '@/tools/shared/html-tree';
import { canonicalOf } from '../requests/answer';
import { forEach } from '@/tools/shared/for-each';
import { ask, bodyText } from '../requests/ask';
import { runRequests } from '../requests/run';
import { requestsFor } from '../requests/table';
import { hostingRules } from '../rules';

export interface SmokeStep {
  name: string;
  /** The number of things checked. */
  count: number;
  issues: string[];
}

/** The boundary of a multipart form that has no fields. */
const BOUNDARY = 'smoke-test';

/**
 * The smoke test of a live site. It checks the pages and their policy, everything that they link to and load, the form's
 * service, and the table of requests. It sends no message.
 *
 * @param address of the site, such as `https://www.example.com`
 * @throws Error when nothing answers there, the address redirects, or there is no sitemap
 */
export async function smoke(address: string): Promise<SmokeStep[]> {
  const { origin, protocol } = new URL(address);
  const { status, headers } = await ask(origin, { target: '/' });
  if (headers.location) throw new Error(`${origin} redirects to ${headers.location}: test that address instead.`);
  if (status !== 200) throw new Error(`${origin} answers ${status}.`);

  const pages = await pathsOfSite(origin);
  /** Each path that pages link to or load, with one of these pages. */
  const references = new Map<string, string>();
  const forms = new Set<string>();
  const issues: string[] = [];
  await forEach(pages, async (path) => {
    const response = await ask(origin, { target: path });
    if (response.status !== 200) return void issues.push(`${path} is in the sitemap and answers ${response.status}`);
    const text = await bodyText(response);
    const document = parsePage(text);
    const policy = String(response.headers['content-security-policy']);
    const found = [...policyIssues(policy, document), ...mailIssues(document)];
    issues.push(...found.map((issue) => `${path}: ${issue}`));
    const own = [origin, new URL(canonicalOf(text) ?? origin).origin];
    for (const reference of referencesIn(document, own)) references.set(reference, path);
    for (const form of elementsIn(document, 'form')) forms.add(new URL(attribute(form, 'action') ?? '', origin).href);
  });

  const contentSecurityPolicy = String(headers['content-security-policy']);
  const { security } = hostingRules({ contentSecurityPolicy, https: protocol === 'https:' });
  const requests = requestsFor([...references.keys()]);
  return [
    { name: 'pages, their policy and their mail links', count: pages.length, issues: issues.sort() },
    { name: 'links, pictures, scripts and fonts', count: references.size, issues: await ask200(origin, references) },
    { name: 'the service of the form', count: forms.size, issues: await askForms(forms) },
    {
      name: 'requests in tools/hosting/requests/table.ts',
      count: requests.length,
      issues: await runRequests(requests, { origin, security }, 'live'),
    },
  ];
}

/** The paths of the pages in the site's sitemap. @throws Error when there is none */
async function pathsOfSite(origin: string): Promise<string[]> {
  const response = await ask(origin, { target: '/sitemap.xml' });
  const paths = [...(await bodyText(response)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  if (response.status !== 200 || paths.length === 0) throw new Error(`${origin}/sitemap.xml lists no page.`);
  return paths;
}

function policyIssues(policy: string, document: Document): string[] {
  const isStrict = policy.startsWith("default-src 'none';") && !policy.includes('unsafe');
  const hashes = elementsIn(document, 'style').map((style) => createHash('sha256').update(textOf(style)));
  const isStyled = hashes.every((hash) => policy.includes(`'sha256-${hash.digest('base64')}'`));
  return [
    ...(isStrict ? [] : ['there is no strict Content-Security-Policy']),
    ...(isStyled ? [] : ['the policy forbids a style of the page']),
  ];
}

/** A network in front of the host may replace email addresses with its own paths, which need a script that the policy forbids. */
function mailIssues(document: Document): string[] {
  const links = elementsIn(document, 'a').map((link) => attribute(link, 'href') ?? '');
  const isRewritten = links.some((href) => href.includes('/cdn-cgi/'));
  const isMissing = elementsIn(document, 'form').length > 0 && !links.some((href) => href.startsWith('mailto:'));
  return isRewritten || isMissing
    ? ['a network on the way has rewritten the links to email addresses: switch that off (docs/deployment.md)']
    : [];
}

/** The paths of the site that a page links to or loads. @param own the origins of the site */
function referencesIn(document: Document, own: readonly string[]): string[] {
  const addresses = elementsIn(document).flatMap((element) => [
    ...['href', 'src', 'content'].map((name) => attribute(element, name) ?? ''),
    ...(attribute(element, 'srcset')?.split(/,?\s+/) ?? []),
    ...(element.tagName === 'style' ? [...textOf(element).matchAll(/url\(([^)]+)/g)].map(([, url]) => url!) : []),
  ]);
  const urls = addresses.filter((each) => /^(\/|https?:)/.test(each)).map((each) => new URL(each, own[0]));
  return urls.filter((url) => own.includes(url.origin)).map(({ pathname }) => pathname);
}

/** Nothing that pages refer to may redirect or be missing. */
async function ask200(origin: string, references: ReadonlyMap<string, string>): Promise<string[]> {
  const issues: string[] = [];
  await forEach([...references], async ([target, page]) => {
    const { status } = await ask(origin, { target, method: 'HEAD' });
    if (status !== 200) issues.push(`${page} refers to ${target}, which answers ${status}`);
  });
  return issues.sort();
}

/**
 * Asks the contact form's service without sending a message: it posts a form without the ids of the account, which the
 * service refuses with status 400 before it does anything.
 */
async function askForms(forms: ReadonlySet<string>): Promise<string[]> {
  if (forms.size !== 1) return [`There are ${forms.size} forms, not one`];
  const [action = ''] = forms;
  const { status } = await ask(new URL(action).origin, {
    target: new URL(action).pathname,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}--\r\n`,
  });
  return status === 400
    ? []
    : [`The form is sent to ${action}, which should answer a form without ids with 400 but answers ${status}`];
}
