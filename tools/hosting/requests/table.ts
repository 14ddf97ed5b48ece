import { FILE_REQUESTS } from './files';
import { PAGE_REQUESTS } from './pages';
import type { Sample, SiteRequest } from './request';
import { TARGET_REQUESTS } from './targets';

/**
 * The table of requests: what a visitor, a search engine or an attacker asks for, and what every host of the site has to
 * answer. The local server answers it in `npm test`, the hosts' own engines in `npm run test:hosts`, a live site in
 * `npm run smoke`.
 *
 * @param sample files of the build that is asked
 * @param host the name and port that the server is reached by
 */
export function requestsFor(sample: Sample, host: string): SiteRequest[] {
  const names: Record<string, string> = { ...sample, host };
  const fill = (text: string) => text.replace(/\{(picture|island|font|host)\}/g, (_, name: string) => names[name]!);
  return [...PAGE_REQUESTS, ...FILE_REQUESTS, ...TARGET_REQUESTS].map((each) => ({
    ...each,
    target: fill(each.target),
  }));
}

/** What a request of the table is called in reports. */
export function nameOf({ method = 'GET', target, headers = {} }: SiteRequest): string {
  const short = target.length > 60 ? `${target.slice(0, 50)}… (${target.length} characters)` : target;
  const list = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${short}`, ...list].join(', ');
}
