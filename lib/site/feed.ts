import type { Content } from '@/lib/content';
import { overviewOf } from './overviews';
import { absoluteUrl, routesIn } from './routes';

/** The address of the news feed. The host takes the file's type from the extension. */
export const FEED_PATH = '/feed.atom';

/** The maximum number of insights in the feed. */
const ENTRIES = 10;

/** The newest insights that have a date. Without an overview there is no feed. */
function entriesOf(content: Content) {
  if (!overviewOf(content, 'insights')) return [];
  return routesIn(content, 'insights')
    .flatMap(({ path, page, content: { published, updated = published } }) =>
      published && updated ? { url: absoluteUrl(content.site.url, path), page, published, updated } : [],
    )
    .toSorted((one, other) => other.published.localeCompare(one.published))
    .slice(0, ENTRIES);
}

/** Whether the site has a feed. */
export const hasFeed = (content: Content): boolean => entriesOf(content).length > 0;

/**
 * The news feed in the Atom format (RFC 4287): the newest insights. Its author is the company: no insight names one.
 */
export function atomFeed(content: Content): string {
  const { name, url, language } = content.site;
  const entries = entriesOf(content);
  const overview = overviewOf(content, 'insights');
  if (!overview || entries.length === 0) return '';
  const home = absoluteUrl(url, overview.path);
  const newest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1)!;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${home}</id>
<title>${escaped(`${name}: ${overview.page.title}`)}</title>
<updated>${moment(newest)}</updated>
<author><name>${escaped(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${absoluteUrl(url, FEED_PATH)}"/>
<link rel="alternate" type="text/html" href="${home}"/>
${entries.map(entry).join('\n')}
</feed>
`;
}

const entry = ({ url, page, published, updated }: ReturnType<typeof entriesOf>[number]) => `<entry>
<id>${url}</id>
<title>${escaped(page.title)}</title>
<published>${moment(published)}</published>
<updated>${moment(updated)}</updated>
<link rel="alternate" type="text/html" href="${url}"/>
<summary>${escaped(page.description)}</summary>
</entry>`;

/** The start of a date in India, in the format of Atom. */
const moment = (day: string) => `${day}T00:00:00+05:30`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
