import { ask, textOf } from '../requests/ask';
import { factsOf, type PageFacts } from './page-facts';

export interface Checked {
  /** The facts of each page, by its path. */
  pages: Map<string, PageFacts>;
  /** The policy of the home page. */
  policy: string | undefined;
  issues: string[];
}

/** Requests that are under way at the same time. */
const CONCURRENCY = 16;

/** The paths of the pages, by the site's own sitemap. @throws Error when there is none */
export async function pagesOfSite(origin: string): Promise<string[]> {
  const response = await ask(origin, { target: '/sitemap.xml' });
  const paths = [...(await textOf(response)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  if (response.status !== 200 || paths.length === 0) throw new Error(`${origin}/sitemap.xml lists no page.`);
  return paths;
}

/** Reads all pages, and compares each with the policy that it is sent with. */
export async function checkPages(origin: string, paths: readonly string[]): Promise<Checked> {
  const pages = new Map<string, PageFacts>();
  const issues: string[] = [];
  const policies = new Map<string, string>();
  await forEach(paths, async (path) => {
    const response = await ask(origin, { target: path });
    if (response.status !== 200) return void issues.push(`${path} is in the sitemap and answers ${response.status}`);
    const facts = factsOf(await textOf(response), origin + path);
    const policy = String(response.headers['content-security-policy'] ?? '');
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
  for (const hash of styleHashes) {
    if (!sources('style-src').includes(`'${hash}'`)) issues.push('the policy forbids a style of the page');
  }
  if (form) {
    const to = new URL(form.action).origin;
    const source = to === origin ? "'self'" : to;
    for (const name of ['form-action', 'connect-src'])
      if (!sources(name).includes(source)) issues.push(`the policy forbids the form by ${name}`);
  }
  return issues;
}

/** Requests what the pages link to and load. Nothing they refer to may redirect or be missing. */
export async function checkReferences(origin: string, { pages }: Pick<Checked, 'pages'>): Promise<string[]> {
  const issues: string[] = [];
  const referrers = new Map<string, string>();
  const collect = (select: (facts: PageFacts) => Iterable<string>) => {
    const found = new Set<string>();
    for (const [path, facts] of pages) {
      for (const each of select(facts)) {
        if (!referrers.has(each)) referrers.set(each, path);
        found.add(each);
      }
    }
    return [...found].sort();
  };
  const links = collect(({ links }) => links).filter((path) => !pages.has(path));
  await forEach(links, async (path) => {
    const { status } = await ask(origin, { target: path });
    if (status !== 200) issues.push(`${referrers.get(path)} links to ${path}, which answers ${status}`);
  });
  await forEach(
    collect(({ files }) => files),
    async (path) => {
      const { status, headers } = await ask(origin, { target: path, method: 'HEAD' });
      const isPage = headers['content-type']?.startsWith('text/html');
      if (status !== 200 || isPage) issues.push(`${referrers.get(path)} loads ${path}, which answers ${status}`);
    },
  );
  return issues.sort();
}

/** All files that the pages load. */
export const filesOfPages = ({ pages }: Pick<Checked, 'pages'>): string[] => [
  ...new Set([...pages.values()].flatMap(({ files }) => [...files])),
];

async function forEach<T>(items: readonly T[], check: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await check(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
