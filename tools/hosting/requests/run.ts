import { filesOf, rulesOfSite, type BuiltSite } from '../site-rules';
import { compare, HOSTS, type Asked, type Difference, type Host } from './answer';
import { ask, forEach } from './ask';
import { requestsFor, sampleOf, type SiteRequest } from './table';

export type Server = Host | 'local';

/** Requests that are under way at the same time. */
const AT_ONCE = 8;

/** Sends the whole table to a server of a built site. @returns how many requests that are, and the wrong answers */
export async function askServer(server: Server, origin: string, site: BuiltSite) {
  const rules = await rulesOfSite(site, server !== 'local');
  const security = rules.headers.find(({ path }) => path === '/*')!.headers;
  const files = (await filesOf(site.outDir)).map((file) => `/${file}`);
  const requests = requestsFor(sampleOf(files), new URL(origin).host);
  return { count: requests.length, failures: await runRequests(requests, { origin, security }, server) };
}

/**
 * Sends requests of the table to a server: the local one, the engine of a host, or a live site.
 *
 * @param server `local`, or the host whose engine answers; undefined for a live site, which may be on any host
 * @returns a paragraph for each request that was answered wrongly
 */
export async function runRequests(requests: readonly SiteRequest[], asked: Asked, server?: Server): Promise<string[]> {
  const failures: string[] = [];
  await forEach(requests, AT_ONCE, async (each) => {
    const issues = await issuesOf(each, asked, server).catch((error: Error) => [error.message]);
    if (issues.length > 0) failures.push([nameOf(each), ...issues].join('\n    '));
  });
  return failures.sort();
}

async function issuesOf(each: SiteRequest, asked: Asked, server?: Server): Promise<string[]> {
  const { origin } = asked;
  const headers: Record<string, string> = { Host: new URL(origin).host, ...each.headers };
  if (headers['If-None-Match'] === '{etag}') {
    const { etag = '' } = (await ask(origin, { target: each.target, headers: { Host: headers.Host! } })).headers;
    headers['If-None-Match'] = etag;
  }
  const response = await ask(origin, { ...each, headers });
  const issuesBy = (difference?: Difference) => compare(response, { ...each.right, ...difference }, asked);
  if (server) {
    const difference = server === 'local' ? undefined : each.differs?.[server];
    const issues = await issuesBy(difference);
    if (!difference || issues.length > 0 || (await issuesBy()).length > 0) return issues;
    return [`${server} answers as the others: take the difference out of the table`];
  }
  const differences = HOSTS.map((host) => each.differs?.[host]).filter((each) => each && !each.engineOnly);
  const [issues = [], ...others] = await Promise.all([undefined, ...differences].map(issuesBy));
  return others.some((each) => each.length === 0) ? [] : issues;
}

/** What a request of the table is called in reports. */
function nameOf({ method = 'GET', target, headers = {} }: SiteRequest): string {
  const short = target.length > 60 ? `${target.slice(0, 50)}… (${target.length} characters)` : target;
  return [`${method} ${short}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(', ');
}
