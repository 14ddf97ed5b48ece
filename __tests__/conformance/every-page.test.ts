import { loadContent } from '@/lib/content/load';
import { NOT_FOUND, readPage } from '../support/built-site';
import {
  canonical,
  icon,
  landmarks,
  language,
  links,
  noLeftovers,
  noPictureTwice,
  oneMainHeading,
  ownFilesOnly,
  ownScriptOnly,
  pictures,
  skipLink,
  uniqueDescription,
  uniqueTitle,
  viewport,
  type Rule,
  type Site,
} from '../support/page-rules';
import { ROUTES } from './routes';

/** What every page keeps to. */
const RULES: readonly (readonly [words: string, keeps: Rule])[] = [
  ['has a title of its own', uniqueTitle],
  ['has a description of its own', uniqueDescription],
  ['has its h1 in its main part', oneMainHeading],
  ['names its language', language],
  ['fits the window and can be zoomed', viewport],
  ['has an icon', icon],
  ['begins with the skip link', skipLink],
  ['has header, navigation, main part and footer', landmarks],
  ['describes every picture and keeps its space', pictures],
  ['shows no picture twice', noPictureTwice],
  ['links only to what is there', links],
  ['loads nothing from another host', ownFilesOnly],
  ['runs one script of its own and nothing inline', ownScriptOnly],
  ['has no leftovers of templates', noLeftovers],
];

const pages = new Map([...ROUTES, NOT_FOUND].map((route) => [route as string, readPage(route)]));
const content = loadContent().content!;
const elsewhere = [...JSON.stringify(content).matchAll(/"(https:[^"]*)"/g)].map(([, url]) => url!);
const site: Site = { pages, url: content.site.url, elsewhere };

describe.each([...pages])('%s', (_route, page) => {
  test.each(RULES)('%s', (_words, keeps) => keeps(page, site));
});

test.each(ROUTES)('%s names its canonical address', (route) => canonical(pages.get(route)!, site));

test('the not-found page asks not to be listed', () => {
  const robots = pages
    .get(NOT_FOUND)!
    .root.all('meta')
    .filter((meta) => meta.attr('name') === 'robots');
  expect(robots.map((meta) => meta.attr('content'))).toContain('noindex');
});
