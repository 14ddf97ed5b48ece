import { ask } from '../requests/ask';
import { runRequests } from '../requests/run';
import type { Sample } from '../requests/request';
import { requestsFor } from '../requests/table';
import { hostingRules } from '../rules';
import { checkForm } from './check-form';
import { checkPages, checkReferences, filesOfPages, pagesOfSite } from './check-pages';

export interface SmokeStep {
  name: string;
  /** How much was looked at. */
  count: number;
  issues: string[];
}

/**
 * The smoke test of a live site: its pages and their policy, all that they link to and load, the service of the form, and the
 * public part of the table of requests. It sends no message.
 *
 * @param address of the site, such as `https://www.example.com`
 * @throws Error when nothing answers there, or another host is meant
 */
export async function smoke(address: string): Promise<SmokeStep[]> {
  const { origin, protocol, host } = new URL(address);
  const { status, headers } = await ask(origin, { target: '/' });
  if (headers.location) throw new Error(`${origin} redirects to ${headers.location}: ask that address.`);
  if (status !== 200) throw new Error(`${origin} answers ${status}.`);

  const checked = await checkPages(origin, await pagesOfSite(origin));
  const references = await checkReferences(origin, checked);
  const files = filesOfPages(checked);
  const rules = hostingRules({ contentSecurityPolicy: checked.policy, https: protocol === 'https:' });
  const security = rules.headers.find(({ path }) => path === '/*')!.headers;
  const requests = requestsFor(sampleOf(files), host).filter(({ local }) => !local);
  return [
    { name: 'pages and their policy', count: checked.pages.size, issues: checked.issues },
    { name: 'links, pictures, scripts and fonts', count: files.length, issues: references },
    { name: 'the service of the form', count: 1, issues: await checkForm(checked.pages.values()) },
    {
      name: 'requests of the table',
      count: requests.length,
      issues: await runRequests(requests, { origin, security }),
    },
  ];
}

/** @throws Error when the pages load no picture, script or font */
function sampleOf(files: readonly string[]): Sample {
  const first = (pattern: RegExp) => {
    const file = files.find((each) => pattern.test(each));
    if (!file) throw new Error(`No page loads a file like ${pattern}.`);
    return file;
  };
  return {
    picture: first(/^\/pictures\/.*\.avif$/),
    island: first(/^\/islands\/.*\.js$/),
    font: first(/^\/fonts\/.*\.woff2$/),
  };
}
