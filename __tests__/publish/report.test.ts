/** @jest-environment node */
import { BUDGETS, checkBudgets, describeViolation, type SiteReport } from '@/publish/budgets';
import { parsePage } from '@/publish/html/tree';
import { fromSet, picturesOfFirstView } from '@/publish/report/first-view';
import { formatTable } from '@/publish/report/table';
import { holds, toPixels } from '@/publish/report/viewport';
import type { PageWeight } from '@/publish/report/weigh';
import { LAYOUTS } from '@/pictures/settings';

const KB = 1024;
const weight = (file: string, change: Partial<PageWeight> = {}): PageWeight => ({
  ...{
    file,
    html: 10 * KB,
    scripts: 8 * KB,
    onDemand: 0,
    fonts: 11 * KB,
    pictures: 12 * KB,
    firstView: 45 * KB,
    requests: 6,
  },
  ...change,
});
const report = (...pages: PageWeight[]): SiteReport => ({ pages, fonts: [11 * KB] });

describe('budgets', () => {
  test('a site within them', () => {
    expect(checkBudgets(report(weight('index.html'), weight('about.html')))).toEqual([]);
  });

  test('a page that weighs exactly what it may', () => {
    const full = weight('about.html', { html: 14 * KB, scripts: 9 * KB, firstView: 70 * KB });
    expect(checkBudgets(report(full))).toEqual([]);
  });

  test.each([
    ['about.html', { html: 14 * KB + 1 }, 'HTML with its CSS'],
    ['about.html', { scripts: 9 * KB + 1 }, 'JavaScript'],
    ['contacts.html', { scripts: 12 * KB + 1 }, 'JavaScript'],
    ['about.html', { onDemand: 1 }, 'JavaScript loaded later'],
    ['about.html', { firstView: 70 * KB + 1 }, 'first view of a 412 px phone'],
    ['index.html', { firstView: 90 * KB + 1 }, 'first view of a 412 px phone'],
  ])('%s with %o', (page, change, what) => {
    expect(checkBudgets(report(weight(page, change)))).toEqual([
      { page, what, measured: Object.values(change)[0], allowed: (Object.values(change)[0] ?? 0) - 1 },
    ]);
  });

  test('what only some pages may', () => {
    const pages = [weight('index.html', { firstView: 90 * KB }), weight('contacts.html', { scripts: 12 * KB })];
    expect(checkBudgets(report(...pages))).toEqual([]);
  });

  test('fonts', () => {
    expect(checkBudgets({ pages: [], fonts: [20 * KB, 10 * KB] })).toEqual([]);
    expect(checkBudgets({ pages: [], fonts: [20 * KB, 11 * KB] })).toHaveLength(1);
    expect(checkBudgets({ pages: [], fonts: [1, 1, 1] })).toHaveLength(1);
  });

  test('budgets of another project', () => {
    const budgets = { ...BUDGETS, pages: {}, every: { ...BUDGETS.every, html: 1 } };
    expect(checkBudgets(report(weight('index.html')), budgets)).toHaveLength(1);
  });

  test('the line for people', () => {
    const violation = { page: 'about.html', what: 'JavaScript', measured: 9999, allowed: 9216 };
    expect(describeViolation(violation)).toBe('about.html: JavaScript: 9,999, allowed are 9,216');
  });
});

test('the table', () => {
  expect(formatTable([weight('about.html')]).split('\n')).toEqual([
    'page        HTML+CSS   JS  fonts  pictures  first view  requests',
    'about.html      10.0  8.0   11.0      12.0        45.0         6',
  ]);
});

describe('the phone', () => {
  test.each([
    ['100vw', 412],
    ['20px', 20],
    ['2rem', 32],
    ['calc(100vw - 2.5rem)', 372],
    ['min(24rem, 30vw)', 123.6],
    ['max(10px, 5px)', 10],
    ['clamp(1px, 50vw, 100px)', 100],
    ['calc((100vw - 12px) / 4 * 2)', 200],
  ])('%s is %f px', (length, pixels) => expect(toPixels(length)).toBeCloseTo(pixels));

  test.each(['12pt', 'calc(1px', 'auto', ''])('"%s" is an error', (length) => expect(() => toPixels(length)).toThrow());

  test.each([
    ['', true],
    ['(min-width: 412px)', true],
    ['(min-width: 413px)', false],
    ['(max-width: 30rem)', true],
    ['(min-width: 20rem) and (max-width: 25rem)', false],
    ['(orientation: portrait)', false],
  ])('"%s" holds: %s', (condition, expected) => expect(holds(condition)).toBe(expected));

  // 412 px at a density of 1.75 want 721 px.
  test.each([
    ['the smallest that is sharp', '/a 400w, /b 760w, /c 1120w', '100vw', '/b'],
    ['the largest when none is', '/a 400w, /b 600w', '100vw', '/b'],
    ['the only one', '/a 2400w', '100vw', '/a'],
    ['by density', '/a 1x, /b 2x, /c 3x', '100vw', '/b'],
    ['for the width that sizes say', '/a 400w, /b 720w', LAYOUTS.quarter, '/a'],
    ['the next one when a hair is missing', '/a 400w, /b 720w, /c 1080w', '100vw', '/c'],
    ['for the last entry of sizes', '/a 400w, /b 720w', LAYOUTS.half, '/b'],
  ])('picks %s', (_what, set, sizes, expected) => expect(fromSet(set, sizes)).toBe(expected));

  test.each(Object.entries(LAYOUTS))('understands the sizes of the layout %s', (_name, sizes) => {
    expect(fromSet('/a 1w, /b 2w', sizes)).toBe('/b');
  });

  test('loads pictures that are not lazy, in the best format', () => {
    const html =
      '<picture><source type="image/jxl" srcset="/a.jxl"><source media="(min-width: 64rem)" srcset="/wide.avif">' +
      '<source type="image/avif" srcset="/a.avif 720w"><img src="/a.webp"></picture>' +
      '<img src="/lazy.webp" loading="lazy"><img src="/plain.webp">';
    expect(picturesOfFirstView(parsePage(html))).toEqual(['/a.avif', '/plain.webp']);
  });
});
