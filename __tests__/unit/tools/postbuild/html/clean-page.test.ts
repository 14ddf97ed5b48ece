/** @jest-environment node */
import { cleanPage, readPages } from '@/tools/postbuild/html/clean-page';
import { serializePage } from '@/tools/shared/html-tree';
import { PostbuildError } from '@/tools/postbuild/issues';
import { FLIGHT, island, nextPage } from './next-page';

function clean(html: string) {
  const { page, issues } = cleanPage('about.html', html);
  return { page, html: serializePage(page.document), found: issues.map(({ found }) => found) };
}

describe('cleanPage removes', () => {
  test('scripts, flight data, preloads, style sheet, meta, comments and the empty metadata container', () => {
    const traces = [/<script/, /<link/, /next-size-adjust/, /<!--/, /hidden/];
    const { html, found, page } = clean(nextPage());
    expect(found).toEqual([]);
    expect(traces.filter((trace) => !trace.test(nextPage()))).toEqual([]);
    expect(traces.filter((trace) => trace.test(html))).toEqual([]);
    expect(page.sheets).toEqual(['/_next/static/chunks/site.css']);
  });

  test.each([
    ["React's timing script", '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'],
    ['a link that delays the first paint', '<link rel="expect" href="#_R_" blocking="render"/>'],
    ['a module preload', '<link rel="modulepreload" href="/_next/static/chunks/x.js"/>'],
  ])('%s', (_what, leftover) => {
    const { html, found } = clean(nextPage({ end: FLIGHT + leftover }));
    expect(found).toEqual([]);
    expect(html).not.toMatch(/<script|<link/);
  });
});

describe('cleanPage keeps', () => {
  test('comments in an island, which hydration needs', () => {
    const { html } = clean(nextPage({ main: `<p>a<!-- -->b</p>${island('Menu', 'c<!-- -->d')}` }));
    expect(html).toContain('<p>ab</p>');
    expect(html).toContain('c<!-- -->d');
  });

  test.each(['', '<!-- -->'])(
    'hidden elements in an island, with %j in them, and lets the browser find them',
    (part) => {
      const { html } = clean(nextPage({ main: island('Tabs', `<div hidden="">${part}</div>`) }));
      expect(html).toContain(`<div hidden="until-found">${part}</div>`);
    },
  );
});

describe('cleanPage reports', () => {
  test.each([
    [
      'a script from another host',
      { end: `${FLIGHT}<script src="https://cdn.example/x.js"></script>` },
      /script.*cdn\.example/,
    ],
    ['an inline script', { end: `${FLIGHT}<script>alert(1)</script>` }, /alert\(1\)/],
    ['missing flight data', { end: '' }, /no flight data/],
    ['an unknown relation', { head: '<link rel="preconnect" href="https://x.example">' }, /preconnect/],
    ['a preload of data', { head: '<link rel="preload" as="fetch" href="/_next/data.json">' }, /fetch/],
    ['a preload of a font', { head: '<link rel="preload" as="font" href="/_next/static/media/a.woff2">' }, /font/],
    ['a style sheet from another host', { head: '<link rel="stylesheet" href="https://x.example/x.css">' }, /x\.css/],
    ['a style sheet for one medium', { head: '<link rel="stylesheet" href="/_next/p.css" media="print">' }, /p\.css/],
    ['an unknown meta of Next', { head: '<meta name="next-head-count" content="2">' }, /next-head-count/],
    ['an inline style sheet', { head: '<style>p{}</style>' }, /<style>/],
    [
      'the placeholder of a streamed part',
      { main: '<!--$?--><template id="B:0"></template><!--/$-->' },
      /<template id="B:0">/,
    ],
    ['a streamed part', { end: `${FLIGHT}<div hidden id="S:0"><p>2</p></div>` }, /<div id="S:0">/],
    ['an island in an island', { main: island('Menu', island('Tabs')) }, /within an island/],
  ])('%s', (_what, parts, issue) => {
    expect(clean(nextPage(parts)).found).toContainEqual(expect.stringMatching(issue));
  });
});

test('the islands of a page are listed once, in order', () => {
  const main = island('Tabs', '<i></i>', 'load') + island('Menu') + island('Tabs');
  expect(clean(nextPage({ main })).page.islands).toEqual(['Menu', 'Tabs']);
});

describe('the pages of an export', () => {
  test('are checked together, and each message gives the file, finding, expectation and fix', () => {
    const invalid = Buffer.from(nextPage({ head: '<style>p{}</style>' }));
    const read = () => readPages(new Map(['/a.html', '/b.html'].map((path) => [path, invalid])));
    expect(read).toThrow(PostbuildError);
    const issue = 'found <style>; expected styles in CSS files only. Move it into a CSS file that the layout imports.';
    expect(read).toThrow(`a.html: ${issue}\nb.html: ${issue}`);
  });
});
