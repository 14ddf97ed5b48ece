/** @jest-environment node */
import { parsePage } from '@/tools/publish/html/tree';
import { checkBudgets, describeViolation, overInitialWindow, type Budgets } from '@/tools/publish/report/budgets';
import { initialImages } from '@/tools/publish/report/initial-images';
import type { PageWeight } from '@/tools/publish/report/weigh';

const BUDGETS: Budgets = {
  every: { response: 16, scripts: 9, onDemand: 0, initialLoad: 70 },
  pages: { 'index.html': { initialLoad: 90 }, 'contacts.html': { scripts: 12 } },
  fonts: { bytes: 30, files: 2 },
};
/** A page that weighs exactly what every page may. */
const weight = (file: string, change: Partial<PageWeight> = {}): PageWeight => ({
  ...{ file, html: 14, response: 16, scripts: 9, onDemand: 0, fonts: 11, images: 12, initialLoad: 70, requests: 6 },
  ...change,
});

test('a site that uses its budgets up is within them', () => {
  const pages = [
    weight('about.html'),
    weight('index.html', { initialLoad: 90 }),
    weight('contacts.html', { scripts: 12 }),
  ];
  expect(checkBudgets({ pages, fonts: [20, 10] }, BUDGETS)).toEqual([]);
});

test.each([
  ['about.html', { response: 17 }, 'HTML with its CSS and headers, brotli 5'],
  ['about.html', { scripts: 10 }, 'JavaScript'],
  ['contacts.html', { scripts: 13 }, 'JavaScript'],
  ['about.html', { onDemand: 1 }, 'JavaScript loaded later'],
  ['about.html', { initialLoad: 71 }, 'initial load on a 412 px phone'],
  ['index.html', { initialLoad: 91 }, 'initial load on a 412 px phone'],
])('%s with %o is over its budget', (page, change, what) => {
  const measured = Object.values(change)[0]!;
  const violation = { page, what, measured, allowed: measured - 1 };
  expect(checkBudgets({ pages: [weight(page, change)], fonts: [11] }, BUDGETS)).toEqual([violation]);
});

test.each([[[20, 11]], [[1, 1, 1]]])('fonts of %j bytes are over their budget', (fonts) => {
  expect(checkBudgets({ pages: [], fonts }, BUDGETS)).toHaveLength(1);
});

test.each([
  ['JavaScript', 'about.html: JavaScript: 9,999, allowed are 9,216'],
  ['HTML with its CSS and headers, brotli 5', /shorten the page's texts in content\/ by about 3,200 characters$/],
])('a violation of %s is one line', (what, line) => {
  expect(describeViolation({ page: 'about.html', what, measured: 9999, allowed: 9216 })).toEqual(
    expect.stringMatching(line),
  );
});

test('a page beyond the initial window is named, with what to shorten', () => {
  expect(overInitialWindow([weight('about.html', { response: 14_600 })])).toEqual([]);
  expect(overInitialWindow([weight('about.html', { response: 14_601 })])).toEqual([
    expect.stringMatching(/^about.html: .*14,601, allowed are 14,600 — shorten the page's texts/),
  ]);
});

// A screen of 412 px at 1.75 device px needs 721 px.
test.each([
  ['the smallest variant that fills the screen', '<img srcset="/b 760w, /a 400w, /c 1120w">', ['/b']],
  ['the next one when one pixel is missing', '<img srcset="/a 400w, /b 720w, /c 1080w">', ['/c']],
  ['the largest when none fills the screen', '<img srcset="/a 400w, /b 600w">', ['/b']],
  ['the first of those without a width', '<img srcset="/a 1x, /b 2x">', ['/a']],
  ['no lazy image', '<img src="/a" loading="lazy"><img src="/b">', ['/b']],
  [
    'the best format',
    '<picture><source type="image/jxl" srcset="/a"><source media="(min-width: 64rem)" type="image/avif" srcset="/b">' +
      '<source type="image/avif" srcset="/c 760w"><source type="image/webp" srcset="/d"><img src="/e"></picture>',
    ['/c'],
  ],
])('a phone loads %s', (_what, html, images) => expect(initialImages(parsePage(html))).toEqual(images));
