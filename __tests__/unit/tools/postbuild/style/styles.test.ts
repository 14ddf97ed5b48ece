/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { CleanPage } from '@/tools/postbuild/html/clean-page';
import { parsePage } from '@/tools/shared/html-tree';
import { joinSheets, minifyStyles, stylesOfSite, usedStyles } from '@/tools/postbuild/style/styles';

// cspell:ignore ÀÉÎÕÜ ÀÎÕÜ

const FONT = readFileSync(
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
const FACE = "@font-face{font-family:sans;src:url(../media/grotesk-s.p.1a2b.woff2)format('woff2');font-weight:400 700}";
const FALLBACK = '@font-face{font-family:sans Fallback;src:local(Arial);size-adjust:95%}';
const HREF = '/_next/static/media/grotesk-s.p.1a2b.woff2';

const page = (file: string, body = 'text', sheets = ['/_next/static/chunks/a.css']): CleanPage => ({
  file,
  document: parsePage(`<body>${body}`),
  sheets,
  islands: [],
});
const files = (css: Record<string, string>) =>
  new Map<string, Buffer>([
    [HREF, FONT],
    ['/_next/static/media/second.woff2', FONT],
    ['/_next/static/media/third.woff2', FONT],
    ...Object.entries(css).map(([name, text]) => [`/_next/static/chunks/${name}`, Buffer.from(text)] as const),
  ]);

/** The styles of pages with this style sheet. */
const stylesOf = (css: string, ...pages: CleanPage[]) => stylesOfSite(pages, files({ 'a.css': css }), () => []);

describe('style sheets', () => {
  const minify = (css: string) => minifyStyles(joinSheets(['/a.css'], () => css).toString());

  test('are joined in the order of the page, with URLs from the root of the site', async () => {
    const css: Record<string, string> = {
      '/_next/a.css': 'p{background:url(x/y.png)}i{fill:url(#m)}b{background:url(/x.png)}',
      '/_next/b.css': 'p{color:#f00}',
    };
    expect(await minifyStyles(joinSheets(Object.keys(css), (path) => css[path]!).toString())).toBe(
      'p{background:url(/_next/x/y.png)}i{fill:url(#m)}b{background:url(/x.png)}p{color:red}',
    );
  });

  test('cannot close the style element early', async () => {
    expect(await minify('p::after{content:"</style>"}')).not.toContain('</style');
  });
});

/** The browser tests of every page check that no style is missing (`expectFullStyles`). */
describe('the used styles', () => {
  test.each([
    ['another class', '.b{color:red}'],
    ['another element', 'table{color:red}'],
    ['an element within another class', '.b p{color:red}'],
    ['an element that has another class', 'p:has(.b:target)>:not(:has(.b)){color:red}'],
    ['unused keyframes', '@keyframes a{to{opacity:0}}'],
    ['the variables of an unstyled backdrop', '::backdrop{--x:0}'],
  ])('leave out %s', async (_what, css) => expect(await usedStyles(postcss.parse(css), ['<p class="a">'])).toBe(''));
});

describe('pages', () => {
  test('of one group with the same islands and style sheets share their styles', async () => {
    const pages = [
      page('a.html', '<p>'),
      page('b.html', '<p>'),
      page('c.html', '<p>', ['/_next/static/chunks/b.css']),
      { ...page('d.html', '<p>'), islands: ['Menu'] },
      page('cloud.html', '<i>'),
    ];
    const { cssOf } = await stylesOfSite(
      pages,
      files({ 'a.css': `${FACE}p,i{color:red}`, 'b.css': `${FACE}p{color:#00f}` }),
      ({ islands }) => islands.map(() => Buffer.from("element.className = 'b'")),
    );
    const [a, b, c, d, other] = pages.map((each) => cssOf(each).replace(/@font-face\{[^}]*\}/, ''));
    expect([a, b, c, d, other]).toEqual([
      'p{color:red}',
      'p{color:red}',
      'p{color:#00f}',
      'p{color:red}',
      'i{color:red}',
    ]);
  });

  test('without a style sheet are reported', async () => {
    await expect(stylesOf(FACE, page('a.html', 'x', []))).rejects.toThrow('a.html: found no style sheet');
  });

  test('with a class that has no rule are reported', async () => {
    const css = `${FACE}.a,.\\32 xl\\:b,.md\\:w-\\[1\\.5rem\\]:hover{color:red}`;
    const known = page('a.html', '<p class="a 2xl:b md:w-[1.5rem] tabler-icon-map-pin">');
    await expect(stylesOf(css, known)).resolves.toBeDefined();
    await expect(stylesOf(css, page('a.html', '<p class="a blur-sm">'))).rejects.toThrow(
      'a.html: found class "blur-sm"',
    );
  });
});

describe('fonts', () => {
  const fontFor = async (body: string, css = FACE) => (await stylesOf(css, page('a.html', body))).fonts[0]!;
  const sizeFor = async (body: string, css = FACE) => (await fontFor(body, css)).content.length;

  test('contain the characters of the pages and little else', async () => {
    const small = await sizeFor('abc');
    expect(small).toBeLessThan(FONT.length / 2);
    expect((await fontFor('xyz')).content).toEqual((await fontFor('zyx')).content);
    for (const body of ['ÀÉÎÕÜ', '<img alt="ÀÉÎÕÜ">', '<div data-props="{&quot;a&quot;:&quot;ÀÉÎÕÜ&quot;}">']) {
      expect(await sizeFor(body)).toBeGreaterThan(small);
    }
  });

  test('contain the characters of the styles, literal or escaped', async () => {
    const sizeWith = async (text: string) => sizeFor('abc', `${FACE}p::after{content:"${text}"}`);
    expect(await sizeWith('ÀÎÕÜ')).toBeGreaterThan(await sizeWith(''));
    expect(await sizeWith('\\c0 \\ce \\d5 \\dc ')).toBeGreaterThan(await sizeWith('\\\\ c0 ce d5 dc'));
  });

  test('with a unicode-range contain the characters in it', async () => {
    const css = `${FACE}@font-face{font-family:more;src:url(../media/second.woff2);unicode-range:U+C0-FF,U+1??}`;
    const { fonts, cssOf } = await stylesOf(css, page('a.html', 'abc'));
    expect(fonts[1]!.content.length).toBeLessThan(fonts[0]!.content.length);
    for (const letters of ['ÀÉ', 'œ']) {
      const [, withLetters] = (await stylesOf(css, page('a.html', letters))).fonts;
      expect(withLetters!.content.length).toBeGreaterThan(fonts[1]!.content.length);
    }
    // A page without any of its characters does not declare this font.
    expect(cssOf(page('a.html'))).not.toContain('unicode-range');
    const withLetter = await stylesOf(css, page('a.html', 'É'));
    expect(withLetter.cssOf(page('a.html'))).toContain('unicode-range:U+C0-FF,U+1??');
  });

  test('are named by their content, and the styles use these names', async () => {
    const { cssOf, fonts } = await stylesOf(FACE + FALLBACK, page('a.html'));
    const hash = createHash('sha256').update(fonts[0]!.content).digest('hex').slice(0, 8);
    expect(fonts[0]!.href).toBe(`/fonts/grotesk-${hash}.woff2`);
    expect(cssOf(page('a.html'))).toContain(`url(/fonts/grotesk-${hash}.woff2)`);
    expect(cssOf(page('a.html'))).toMatch(/local\(Arial\);size-adjust:95%/);
  });

  test('contain and declare only the weights in use', async () => {
    const styles = ['b{font-weight:bold}', 'b{font-weight:600}', ''].map((rule) =>
      stylesOf(FACE + rule, page('a.html')),
    );
    const [all, semibold, regular] = await Promise.all(styles);
    expect([all, semibold, regular].map((each) => each!.fonts[0]!.weight)).toEqual(['400 700', '400 600', '400']);
    expect(semibold!.cssOf(page('a.html'))).toContain('font-weight:400 600');
    expect(regular!.fonts[0]!.content.length).toBeLessThan(all!.fonts[0]!.content.length);
  });

  test.each([
    [
      'more than two files',
      ['grotesk-s.p.1a2b', 'second', 'third'].map((name) => FACE.replace('grotesk-s.p.1a2b', name)).join(''),
      'found 3 font files; expected at most 2',
    ],
    ['a lost feature', `${FACE}td{font-variant-numeric:tabular-nums}`, 'found font-variant-numeric:tabular-nums'],
    ['a missing file', FACE.replace('1a2b', 'gone'), 'grotesk-s.p.gone.woff2, which is not in'],
  ])('throw an error for %s', async (_what, css, message) => {
    await expect(fontFor('abc', css)).rejects.toThrow(message);
  });
});
