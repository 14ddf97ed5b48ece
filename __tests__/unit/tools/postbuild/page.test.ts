import { composePage, readPage } from '@/tools/postbuild/page';

const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:[]"])</script>';

interface Parts {
  head?: string;
  main?: string;
  end?: string;
}

/** A page as Next writes it, with everything that goes. */
const nextPage = ({ head = '', main = '<h1>About</h1>', end = DATA }: Parts = {}): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>' +
  '<meta name="viewport" content="width=device-width"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/main.js" async=""></script><meta name="next-size-adjust" content=""/>' +
  `<meta name="description" content="Words"/><title>About</title>${head}</head>` +
  `<body><div hidden=""><!--$--><!--/$--></div><main id="main">${main}</main>${end}</body></html>`;

const island = (name: string, content = '') =>
  `<div data-island="${name}" data-props="{&quot;a&quot;:1}">${content}</div>`;
const SCRIPT = { src: '/islands/Menu-1.js', integrity: 'sha384-1', content: Buffer.from(''), later: [], packages: [] };
const compose = (parts?: Parts) => composePage(readPage('about.html', nextPage(parts)), 'p{color:red}', SCRIPT);

test('a page loses everything of Next, and gets its metadata before its styles, and its script last', () => {
  expect(compose()).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>About</title><meta name="description" content="Words"><style>p{color:red}</style></head>' +
      '<body><main id="main"><h1>About</h1></main>' +
      '<script type="module" src="/islands/Menu-1.js" integrity="sha384-1"></script></body></html>',
  );
});

test.each([
  ["React's timing script", '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'],
  ['a link that delays the first paint', '<link rel="expect" href="#_R_" blocking="render"/>'],
  ['a module preload', '<link rel="modulepreload" href="/_next/static/chunks/x.js"/>'],
])('a page loses %s', (_what, leftover) => expect(compose({ end: DATA + leftover })).toBe(compose()));

test('a page keeps comments in islands, which hydration needs, and lets the browser find hidden text', () => {
  const html = compose({ main: `<p>a<!-- -->b</p>${island('Tabs', '<p hidden="">c<!-- -->d</p>')}` });
  expect(html).toContain(
    `<p>ab</p><div data-island="Tabs" data-props='{"a":1}'><p hidden="until-found">c<!-- -->d</p>`,
  );
});

test('the main picture is preloaded before everything else that a page loads', () => {
  const html = compose({
    main:
      '<picture><source media="(min-width: 36rem)" type="image/avif" srcset="/wide 1w" sizes="9vw">' +
      '<source type="image/avif" srcset="/a 1w" sizes="9vw"><img src="/b" fetchpriority="high"></picture>',
  });
  const link = '<link rel="preload" as="image" type="image/avif" fetchpriority="high" media=';
  expect(html).toContain(
    `</title>${link}"(min-width: 36rem)" imagesrcset="/wide 1w" imagesizes="9vw">` +
      `${link}"not all and (min-width: 36rem)" imagesrcset="/a 1w" imagesizes="9vw">`,
  );
});

test.each([
  ['a script of another host', { end: `${DATA}<script src="https://cdn.example/x.js"></script>` }, /cdn\.example/],
  ['an inline script', { end: `${DATA}<script>alert(1)</script>` }, /alert\(1\)/],
  ['no data', { end: '' }, /about\.html has no data for hydration\. Run "next build" first/],
  ['an unknown link', { head: '<link rel="preconnect" href="https://x.example">' }, /x\.example/],
  ['a preload of a font', { head: '<link rel="preload" as="font" href="/_next/static/media/a.woff2">' }, /as="font"/],
  ['two style sheets', { head: '<link rel="stylesheet" href="/_next/b.css">' }, /has 2 style sheets/],
  ['an unknown meta of Next', { head: '<meta name="next-head-count" content="2">' }, /next-head-count/],
  ['inline styles', { head: '<style>p{}</style>' }, /<style>p\{\}<\/style>\. Move its styles into a CSS file/],
  ['a streamed part', { end: `${DATA}<div hidden id="S:0"><p>2</p></div>` }, /id="S:0"/],
  ['the place of a streamed part', { main: '<!--$?--><template id="B:0"></template><!--/$-->' }, /Suspense/],
  ['an island in an island', { main: island('Menu', island('Tabs')) }, /part of the outer island/],
])('a page with %s stops the build', (_what, parts, message) => expect(() => compose(parts)).toThrow(message));
