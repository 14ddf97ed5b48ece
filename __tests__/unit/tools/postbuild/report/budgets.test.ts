/** @jest-environment node */
import { parsePage } from '@/tools/shared/html-tree';
import { checkBudgets, heavyPages, type Budgets } from '@/tools/postbuild/report/budgets';
import { initialImages } from '@/tools/postbuild/report/initial-images';
import type { PageWeight } from '@/tools/postbuild/report/weigh';

const BUDGETS: Budgets = {
  every: { response: 16, scripts: 9, onDemand: 0, initialLoad: 70 },
  pages: { 'index.html': { initialLoad: 90 } },
  fonts: 30,
};
/** A page that weighs exactly the maximum for every page. */
const weight = (file: string, change: Partial<PageWeight> = {}): PageWeight => ({
  file,
  html: 14,
  response: 16,
  frame: 3,
  scripts: 9,
  onDemand: 0,
  fonts: 11,
  images: 12,
  initialLoad: 70,
  requests: 6,
  ...change,
});

test('a site that exactly meets its budgets is within them', () => {
  const pages = [weight('about.html'), weight('index.html', { initialLoad: 90 })];
  expect(checkBudgets({ pages, fonts: [20, 10] }, BUDGETS)).toEqual([]);
});

test.each([
  ['about.html', { scripts: 10 }, 'about.html: scripts: 10 bytes, more than 9'],
  ['about.html', { onDemand: 1 }, 'about.html: scripts loaded later: 1 bytes, more than 0'],
  ['index.html', { initialLoad: 91 }, 'index.html: all that a phone loads first: 91 bytes, more than 90'],
  [
    'about.html',
    { response: 796 },
    expect.stringMatching(
      'about.html: the page with its styles, compressed: 796 bytes, more than 16' +
        " — the menus and footer, the same on every page, take up 3 bytes of it; shorten the page's own texts by about 3,200" +
        ' characters; the longest, in content/pages/about.yaml, is “[A-Z].*” with \\d+$',
    ) as string,
  ],
  [
    'about.html',
    { response: 5_000, frame: 4_000 },
    'about.html: the page with its styles, compressed: 5,000 bytes, more than 16' +
      ' — the menus and footer list many pages and take up 4,000 bytes of it: remove the pages that you need least',
  ],
])('%s with %o is over its budget', (page, change, line) =>
  expect(checkBudgets({ pages: [weight(page, change)], fonts: [] }, BUDGETS)).toEqual([line]),
);

test('fonts of 31 bytes are over their budget', () =>
  expect(checkBudgets({ pages: [], fonts: [20, 11] }, BUDGETS)).toEqual([
    'all pages: fonts together: 31 bytes, more than 30',
  ]));

test('a page one byte over the warning limit is named before the build refuses it', () => {
  expect(heavyPages([weight('about.html', { response: 15_600 })])).toEqual([]);
  expect(heavyPages([weight('about.html', { response: 15_601 })])).toHaveLength(1);
});

// A screen of 412 px with 1.75 device pixels per px needs 721 px.
test.each([
  ['the smallest variant that fills the screen', '<img srcset="/b 760w, /a 400w, /c 1120w">', ['/b']],
  ['the next variant if one is a pixel too narrow', '<img srcset="/a 400w, /b 720w, /c 1080w">', ['/c']],
  ['the largest if none fills the screen', '<img srcset="/a 400w, /b 600w">', ['/b']],
  ['the first if none has a width', '<img srcset="/a 1x, /b 2x">', ['/a']],
  ['no lazy image', '<img src="/a" loading="lazy"><img src="/b">', ['/b']],
  [
    'the best format',
    '<picture><source type="image/jxl" srcset="/a"><source media="(min-width: 64rem)" type="image/avif" srcset="/b">' +
      '<source type="image/avif" srcset="/c 760w"><source type="image/webp" srcset="/d"><img src="/e"></picture>',
    ['/c'],
  ],
])('a phone loads %s', (_what, html, images) => expect(initialImages(parsePage(html))).toEqual(images));
