import type { Asked } from '../requests/answer';
import { ask, forEach, textOf } from '../requests/ask';
import { runRequests } from '../requests/run';
import { requestsFor, sampleOf } from '../requests/table';
import { hostingRules } from '../rules';
import { factsOf, type PageFacts } from './page-facts';

export interface SmokeStep {
  name: string;
  /** How much was looked at. */
  count: number;
  issues: string[];
}

/** The facts of each page, by its path. */
type Pages = Map<string, PageFacts>;

/** Requests that are under way at the same time. */
const AT_ONCE = 16;

/** Ends a form of no fields. */
const BOUNDARY = 'smoke-test';

/**
 * The smoke test of a live site: its pages and their policy, all that they link to and load, the service of the form,
 * and the public part of the table of requests. It sends no message.
 *
 * @param address of the site, such as `https://www.example.com`
 * @throws Error when nothing answers there, or another host is meant
 */
export async function smoke(address: string): Promise<SmokeStep[]> {
  const { origin, protocol, host } = new URL(address);
  const { status, headers } = await ask(origin, { target: '/' });
  if (headers.location) throw new Error(`${origin} redirects to ${headers.location}: ask that address.`);
  if (status !== 200) throw new Error(`${origin} answers ${status}.`);

  const { pages, policy, issues } = await readPages(origin, await pathsOfSite(origin));
  const files = [...new Set([...pages.values()].flatMap((facts) => [...facts.files]))].sort();
  const rules = hostingRules({ contentSecurityPolicy: policy, https: protocol === 'https:' });
  const asked: Asked = { origin, security: rules.headers.find(({ path }) => path === '/*')!.headers };
  const requests = requestsFor(sampleOf(files), host).filter(({ local }) => !local);
  return [
    { name: 'pages and their policy', count: pages.size, issues },
    { name: 'links, pictures, scripts and fonts', count: files.length, issues: await askReferences(origin, pages) },
    { name: 'the service of the form', count: 1, issues: await askForm(pages) },
    { name: 'requests of the table', count: requests.length, issues: await runRequests(requests, asked) },
  ];
}

/** The paths of the pages, by the site's own sitemap. @throws Error when there is none */
async function pathsOfSite(origin: string): Promise<string[]> {
  const response = await ask(origin, { target: '/sitemap.xml' });
  const paths = [...(await textOf(response)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  if (response.status !== 200 || paths.length === 0) throw new Error(`${origin}/sitemap.xml lists no page.`);
  return paths;
}

/** Reads all pages, and compares each with the policy that it is sent with: the one of the home page. */
async function readPages(origin: string, paths: readonly string[]) {
  const pages: Pages = new Map();
  const policies = new Map<string, string>();
  const issues: string[] = [];
  await forEach(paths, AT_ONCE, async (path) => {
    const response = await ask(origin, { target: path });
    if (response.status !== 200) return void issues.push(`${path} is in the sitemap and answers ${response.status}`);
    const facts = factsOf(await textOf(response), origin + path);
    const policy = String(response.headers['content-security-policy'] ?? '');
    const [, font] = /<([^>]+)>/.exec(String(response.headers.link ?? '')) ?? [];
    if (font) facts.files.add(font);
    pages.set(path, facts);
    policies.set(path, policy);
    issues.push(...policyIssues(policy, facts, origin).map((issue) => `${path}: ${issue}`));
  });
  const policy = policies.get('/');
  for (const [path, own] of policies) if (own !== policy) issues.push(`${path} has another policy than the home page`);
  return { pages, policy, issues };
}

/** What is wrong with a policy for a page. */
function policyIssues(policy: string, { styleHashes, inlineScripts, form }: PageFacts, origin: string): string[] {
  if (!policy) return ['there is no Content-Security-Policy'];
  const directives = new Map(policy.split(/; */).map((text) => [text.split(' ')[0]!, text.split(' ').slice(1)]));
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? [];
  const issues: string[] = [];
  if (sources('default-src').join() !== "'none'") issues.push("the policy's default is not 'none'");
  if (/unsafe/.test(policy)) issues.push('the policy allows something unsafe');
  if (inlineScripts > 0) issues.push(`there are ${inlineScripts} inline scripts, which the policy forbids`);
  for (const hash of styleHashes)
    if (!sources('style-src').includes(`'${hash}'`)) issues.push('the policy forbids a style of the page');
  if (form) {
    const { origin: to } = new URL(form.action);
    for (const name of ['form-action', 'connect-src'])
      if (!sources(name).includes(to === origin ? "'self'" : to)) issues.push(`the policy forbids the form by ${name}`);
  }
  return issues;
}

/** Requests what the pages link to and load. Nothing they refer to may redirect or be missing. */
async function askReferences(origin: string, pages: Pages): Promise<string[]> {
  const issues: string[] = [];
  /** Each path, with the first page that refers to it. */
  const collect = (select: (facts: PageFacts) => Iterable<string>) =>
    [
      ...new Map([...pages].reverse().flatMap(([page, facts]) => [...select(facts)].map((path) => [path, page]))),
    ].sort();
  const links = collect((facts) => facts.links).filter(([path]) => !pages.has(path));
  await forEach(links, AT_ONCE, async ([path, page]) => {
    const { status } = await ask(origin, { target: path });
    if (status !== 200) issues.push(`${page} links to ${path}, which answers ${status}`);
  });
  await forEach(
    collect((facts) => facts.files),
    AT_ONCE,
    async ([path, page]) => {
      const { status, headers } = await ask(origin, { target: path, method: 'HEAD' });
      const isPage = headers['content-type']?.startsWith('text/html');
      if (status !== 200 || isPage) issues.push(`${page} loads ${path}, which answers ${status}`);
    },
  );
  return issues.sort();
}

/**
 * Asks the service that the contact form is sent to, without a message: a form without the ids of the account, which
 * the service refuses with status 400 before it does anything.
 */
async function askForm(pages: Pages): Promise<string[]> {
  const forms = [...pages.values()].flatMap(({ form }) => form ?? []);
  if (forms.length !== 1) return [`There are ${forms.length} forms, not one`];
  const { action, hidden } = forms[0]!;
  const missing = ['service_id', 'template_id', 'user_id', 'lib_version'].filter((name) => !hidden[name]);
  if (missing.length > 0) return [`The form has no ${missing.join(', ')}`];
  const { origin, pathname } = new URL(action);
  const { status } = await ask(origin, {
    target: pathname,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}--\r\n`,
  });
  if (status === 400) return [];
  return [`The form is sent to ${action}, which answers ${status} to a form without ids, not 400`];
}
