import { readPolicy } from '../content-security-policy';
import { filesOf, rulesOfSite, type BuiltSite } from '../site-rules';
import { compare, HOSTS, type Asked, type Host } from './answer';
import { ask, forEach } from './ask';
import { requestsFor, type SiteRequest } from './table';

export type Server = Host | 'local';

/** Sends the whole table to a server of a built site. @returns as `runRequests` */
export async function askServer(server: Server, origin: string, site: BuiltSite): Promise<string[]> {
  const rules = await rulesOfSite(site, server !== 'local');
  const security = rules.headers.find(({ path }) => path === '/*')!.headers;
  const policy = await readPolicy(site.policyFile);
  const requests = requestsFor(
    filesOf(site.outDir).map((file) => `/${file}`),
    policy?.moved,
  );
  return runRequests(requests, { origin, security }, server);
}

/**
 * Sends requests of the table to a server: the local one, the engine of a host, or a live site.
 *
 * @param server `local`, or the host whose engine answers; undefined for a live site, which may be on any host
 * @returns a paragraph for each request that was answered wrongly
 */
export async function runRequests(requests: readonly SiteRequest[], asked: Asked, server?: Server): Promise<string[]> {
  const failures: string[] = [];
  await forEach(requests, async (each) => {
    const issues = await issuesOf(each, asked, server).catch((error: Error) => [error.message]);
    if (issues.length > 0) failures.push([nameOf(each), ...issues].join('\n    '));
  });
  return failures.sort();
}

async function issuesOf({ target, headers, right, differs }: SiteRequest, asked: Asked, server?: Server) {
  const sent = { ...headers };
  if (sent['If-None-Match']) sent['If-None-Match'] = (await ask(asked.origin, { target })).headers.etag ?? '';
  const response = await ask(asked.origin, { target, headers: sent });
  const differences = HOSTS.filter((host) => (server ? host === server : !differs?.[host]?.engineOnly));
  const answers = [right, ...differences.flatMap((host) => (differs?.[host] ? { ...right, ...differs[host] } : []))];
  const issues = await Promise.all(answers.map((answer) => compare(response, answer, asked)));
  return issues.some(({ length }) => length === 0) ? [] : issues.at(server ? -1 : 0)!;
}

/** The name of a request in reports. */
const nameOf = ({ target, headers = {} }: SiteRequest) =>
  [`GET ${target}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(', ');
