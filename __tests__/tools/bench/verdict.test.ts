import { readOptions } from '@/tools/bench/options';
import { isUncertain, problemsOf, resultOf } from '@/tools/bench/verdict';
import type { Visit } from '@/tools/bench/visit';

const VISIT: Visit = { lcp: 1000, h1: 800, menu: 1200, font: 950, movedByFont: 0.02, moved: 0, kilobytes: 60 };

/** Eleven pairs; `page` gives what differs from the reference page in each. */
const measured = (page: (index: number) => Partial<Visit>) =>
  resultOf(Array.from({ length: 11 }, (_, index) => ({ page: { ...VISIT, ...page(index) }, reference: VISIT })));

describe('A page', () => {
  test.each<[string, Partial<Visit>, RegExp[]]>([
    ['as fast as the reference page', {}, []],
    ['at the limits', { lcp: 1050, h1: 840, movedByFont: 0.045 }, []],
    ['with a late picture', { lcp: 1060 }, [/^largest paint at 1\.06/]],
    ['with a late heading', { h1: 850 }, [/^h1 at 1\.06/]],
    ['with a font of another width', { movedByFont: 0.05 }, [/^the font moves 0\.050/]],
    ['that moves by itself', { moved: 0.001 }, [/^moves 0\.001/]],
  ])('%s', (_, page, problems) => {
    const result = measured(() => page);
    expect(isUncertain(result)).toBe(false);
    expect(problemsOf(result)).toEqual(problems.map((problem) => expect.stringMatching(problem) as string));
  });

  test('is judged by its whole interval: one slow visit of eleven is none', () => {
    expect(problemsOf(measured((index) => (index === 0 ? { lcp: 3000 } : {})))).toEqual([]);
  });

  test('counts what moved in any visit', () => {
    expect(problemsOf(measured((index) => (index === 0 ? { moved: 0.01 } : {})))).toHaveLength(1);
  });

  test.each<[string, (index: number) => Partial<Visit>]>([
    ['times vary too much', (index) => ({ h1: 800 + 20 * index })],
    ['nothing was painted', () => ({ lcp: NaN })],
  ])('is not measured when %s', (_, page) => {
    expect(isUncertain(measured(page))).toBe(true);
  });
});

describe('The command', () => {
  test('takes pages and options', () => {
    expect(readOptions(['/', '--under=3g'], ['/', '/about'])).toEqual({
      pages: ['/'],
      pairs: 11,
      under: '3g',
      against: undefined,
    });
  });

  test.each([
    ['--page=/', /page/],
    ['/about-us', /No page of the site: \/about-us/],
    ['--pairs=many', /--pairs=many/],
    ['--under=5g', /none of slow-4g, nginx/],
  ])('refuses %s', (argument, message) => {
    expect(() => readOptions([argument], ['/', '/about'])).toThrow(message);
  });
});
