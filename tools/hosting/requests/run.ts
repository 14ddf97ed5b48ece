import { ask } from './ask';
import { compare } from './compare';
import { answerOn, HOSTS, type Host, type SiteRequest } from './request';
import { nameOf } from './table';

export interface Asked {
  /** Such as `http://127.0.0.1:3000`. */
  origin: string;
  /** The headers that every page has. */
  security: Readonly<Record<string, string>>;
}

/** Requests that are under way at the same time. */
const CONCURRENCY = 8;

/**
 * Sends requests of the table to a server.
 *
 * @param host whose answers are right; undefined for a live site, which may be on any of them
 * @returns a paragraph for each request that was answered wrongly
 */
export async function runRequests(
  requests: readonly SiteRequest[],
  { origin, security }: Asked,
  host?: Host,
): Promise<string[]> {
  const failures: string[] = [];
  const waiting = [...requests];
  const work = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const issues = await issuesOf(each, { origin, security }, host).catch((error: Error) => [error.message]);
      if (issues.length > 0) failures.push([nameOf(each), ...issues].join('\n    '));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return failures.sort();
}

async function issuesOf(each: SiteRequest, { origin, security }: Asked, engine?: Host): Promise<string[]> {
  const { host } = new URL(origin);
  const headers: Record<string, string> = { Host: host, ...each.headers };
  if (headers['If-None-Match'] === '{etag}') {
    headers['If-None-Match'] = (await ask(origin, { target: each.target, headers: { Host: host } })).headers.etag ?? '';
  }
  const response = await ask(origin, { ...each, headers });
  const answers = engine ? [answerOn(engine, each, false)] : HOSTS.map((name) => answerOn(name, each, true));
  const attempts = answers.map((answer) => compare({ response, origin, security }, answer));
  const [first = [], ...others] = await Promise.all(attempts);
  if (engine && first.length === 0 && each.differs?.[engine]) {
    const usual = await compare({ response, origin, security }, each.right);
    if (usual.length === 0) return [`${engine} answers as the others: take the difference out of the table`];
  }
  return others.some((issues) => issues.length === 0) ? [] : first;
}
