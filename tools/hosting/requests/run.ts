import { filesOf, rulesOfSite, type BuiltSite } from '../site-rules';
import { compare, type Asked } from './answer';
import { forEach } from '@/tools/shared/for-each';
import { ask } from './ask';
import { requestsFor, type SiteRequest } from './table';

/** Which server answers: the local one, Firebase's emulator, or a live site. */
type Server = 'local' | 'emulator' | 'live';

/** Sends the whole table to a server of a built site. @returns as `runRequests` */
export async function askServer(server: Server, origin: string, site: BuiltSite): Promise<string[]> {
  const { security } = await rulesOfSite(site, server !== 'local');
  const requests = requestsFor(filesOf(site.outDir).map((file) => `/${file}`));
  return runRequests(requests, { origin, security }, server);
}

/**
 * Sends requests from the table to a server.
 *
 * @returns a paragraph for each request that was answered wrongly
 */
export async function runRequests(requests: readonly SiteRequest[], asked: Asked, server: Server): Promise<string[]> {
  const failures: string[] = [];
  await forEach(requests, async (each) => {
    const issues = await issuesOf(each, asked, server).catch((error: Error) => [error.message]);
    if (issues.length > 0) failures.push([nameOf(each), ...issues].join('\n    '));
  });
  return failures.sort();
}

async function issuesOf({ target, headers, right, onFirebase }: SiteRequest, asked: Asked, server: Server) {
  const sent = { ...headers };
  if (sent['If-None-Match']) sent['If-None-Match'] = (await ask(asked.origin, { target })).headers.etag ?? '';
  const response = await ask(asked.origin, { target, headers: sent });
  const issues = await compare(response, right, asked);
  if (!onFirebase || server === 'local' || (server === 'live' && onFirebase.emulatorOnly)) return issues;
  const ofFirebase = await compare(response, { ...right, ...onFirebase }, asked);
  // A live site may be on a host other than Firebase, which might give the right answers.
  return server === 'emulator' ? ofFirebase : ofFirebase.length > 0 ? issues : [];
}

/** The name of a request in reports. */
const nameOf = ({ target, headers = {} }: SiteRequest) =>
  [`GET ${target}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(', ');
