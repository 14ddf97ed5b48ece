/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { CleanPage } from '@/publish/html/clean-page';
import { parsePage } from '@/publish/html/tree';
import { featuresIn, weightsIn } from '@/publish/style/font';
import { minifyStyles, readStyleSheet, styleHash } from '@/publish/style/style-sheet';
import { stylesOfSite } from '@/publish/style/styles-of-site';

// cspell:ignore ÀÉÎÕÜ

const FONT = readFileSync(
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
const FACE = "@font-face{font-family:sans;src:url(../media/grotesk-s.p.1a2b.woff2)format('woff2');font-weight:400 700}";
const FALLBACK = '@font-face{font-family:sans Fallback;src:local(Arial);size-adjust:95%}';
const HREF = '/_next/static/media/grotesk-s.p.1a2b.woff2';
const OPTIONS = { font: { characters: 'abc', features: ['kern'] } };

const page = (file: string, body = 'text', sheets = ['/_next/static/chunks/a.css'], fonts = [HREF]): CleanPage => ({
  file,
  document: parsePage(`<body>${body}`),
  links: { sheets, fonts },
  islands: [],
  wakes: [],
});
const files = (css: Record<string, string>) =>
  new Map<string, Buffer>([
    [HREF, FONT],
    ['/_next/static/media/second.woff2', FONT],
    ['/_next/static/media/third.woff2', FONT],
    ...Object.entries(css).map(([name, text]) => [`/_next/static/chunks/${name}`, Buffer.from(text)] as const),
  ]);

describe('style sheets', () => {
  test('are joined in the order of the page, with addresses from the root of the site', async () => {
    const css: Record<string, string> = {
      '/_next/a.css': 'p{background:url(x/y.png)}',
      '/_next/b.css': 'p{color:#f00}',
    };
    const text = await minifyStyles(readStyleSheet(['/_next/a.css', '/_next/b.css'], (address) => css[address] ?? ''));
    expect(text).toBe('p{background:url(/_next/x/y.png)}p{color:red}');
  });

  test('keep addresses that are complete', async () => {
    const text = await minifyStyles(readStyleSheet(['/a.css'], () => 'p{background:url(/x.png)}i{mask:url(#m)}'));
    expect(text).toMatch(/url\(\/x\.png\).*url\(#m\)/);
  });

  test('serve browsers of 2020', async () => {
    expect(await minifyStyles(readStyleSheet(['/a.css'], () => 'p{inset:0}'))).toContain('top:0');
  });

  test('that would end the element early are refused', async () => {
    const sheet = readStyleSheet(['/a.css'], () => 'p::after{content:"</style>"}');
    await expect(minifyStyles(sheet).then((css) => expect(css).not.toContain('</style'))).resolves.toBeUndefined();
  });

  test('the hash is the one that a browser computes', () => {
    expect(styleHash('p{color:red}')).toBe(`sha256-${createHash('sha256').update('p{color:red}').digest('base64')}`);
  });
});

describe('pages', () => {
  test('that load the same files share a text; others have their own', async () => {
    const pages = [page('a.html'), page('b.html'), page('c.html', 'x', ['/_next/static/chunks/b.css'])];
    const { cssOf } = await stylesOfSite(pages, files({ 'a.css': FACE, 'b.css': `${FACE}p{color:red}` }), [], OPTIONS);
    const [a, b, c] = pages.map(cssOf);
    expect(a).toBe(b);
    expect(c).toContain('p{color:red}');
    expect(a).not.toContain('p{color:red}');
  });

  test.each([
    ['no style sheet', [page('a.html', 'x', [])], 'a.html: found no style sheet'],
    ['no preloaded font', [page('a.html', 'x', undefined, [])], 'all pages: found 0 preloaded fonts'],
    [
      'two preloaded fonts',
      [page('a.html'), page('b.html', 'x', undefined, ['/other.woff2'])],
      'found 2 preloaded fonts',
    ],
  ])('%s is a fault', async (_what, pages, message) => {
    await expect(stylesOfSite(pages, files({ 'a.css': FACE }), [], OPTIONS)).rejects.toThrow(message);
  });

  test('a page without the preload, as Next writes 404.html, gets the font of the others', async () => {
    const pages = [page('a.html'), page('404.html', 'x', undefined, [])];
    expect((await stylesOfSite(pages, files({ 'a.css': FACE }), [], OPTIONS)).font?.href).toMatch(/^\/fonts\/grotesk-/);
  });
});

describe('fonts', () => {
  const fontFor = async (body: string, css = FACE, options = OPTIONS) =>
    (await stylesOfSite([page('a.html', body)], files({ 'a.css': css }), [], options)).fonts[0]!;

  test('hold what the pages show and say, and little else', async () => {
    const small = (await fontFor('abc')).content.length;
    expect(small).toBeLessThan(4000);
    for (const body of [
      'ÀÉÎÕÜ',
      '<img alt="ÀÉÎÕÜ">',
      '<input placeholder="ÀÉÎÕÜ">',
      '<div data-props="{&quot;a&quot;:&quot;ÀÉÎÕÜ&quot;}">',
    ]) {
      expect((await fontFor(body)).content.length).toBeGreaterThan(small);
    }
  });

  test('hold what styles add to texts, written as it is or as a number', async () => {
    const sizeWith = async (text: string) =>
      (await fontFor('abc', `${FACE}p::after{content:"${text}"}`)).content.length;
    expect(await sizeWith('c9 É')).toBeGreaterThan(await sizeWith('c9 '));
    expect(await sizeWith('5e\\c9 \\ce \\d5 ')).toBeGreaterThan(await sizeWith('5\\\\ c9 ce d5'));
  });

  test('with a unicode-range hold what is in it', async () => {
    const part = `${FACE}@font-face{font-family:more;src:url(../media/second.woff2);unicode-range:U+C0-FF,U+1??}`;
    const { fonts, cssOf } = await stylesOfSite([page('a.html', 'abc')], files({ 'a.css': part }), [], OPTIONS);
    const withLetters = await stylesOfSite([page('a.html', 'ÀÉ')], files({ 'a.css': part }), [], OPTIONS);
    expect(fonts[1]!.content.length).toBeLessThan(fonts[0]!.content.length);
    expect(withLetters.fonts[1]!.content.length).toBeGreaterThan(fonts[1]!.content.length);
    expect(cssOf(page('a.html'))).toContain('unicode-range:U+C0-FF,U+1??');
  });

  test('that lack a sign or a Latin letter are told of, with the page; text in another script is not', async () => {
    const pages = [page('a.html', 'abc é – 12'), page('b.html', 'a ₿, ǆ and नमस्ते')];
    const { uncovered } = await stylesOfSite(pages, files({ 'a.css': FACE }), [], OPTIONS);
    expect([...uncovered]).toEqual([['b.html', ['ǆ', '₿']]]);
  });

  test('cover no more than their unicode-range', async () => {
    const face = FACE.replace('}', ';unicode-range:U+0-7F}');
    const { uncovered } = await stylesOfSite([page('a.html', 'abc é')], files({ 'a.css': face }), [], OPTIONS);
    expect([...uncovered]).toEqual([['a.html', ['é']]]);
  });

  test('are named by their content, and the styles name them', async () => {
    const { cssOf, fonts, font } = await stylesOfSite(
      [page('a.html')],
      files({ 'a.css': FACE + FALLBACK }),
      [],
      OPTIONS,
    );
    const hash = createHash('sha256').update(fonts[0]!.content).digest('hex').slice(0, 8);
    expect(font?.href).toBe(`/fonts/grotesk-${hash}.woff2`);
    expect(cssOf(page('a.html'))).toContain(`url(/fonts/grotesk-${hash}.woff2)`);
    expect(cssOf(page('a.html'))).toMatch(/local\(Arial\);size-adjust:95%/);
  });

  test('hold the weights that the styles use only', async () => {
    const all = await fontFor('abc', `${FACE}b{font-weight:bold}`);
    const semibold = await fontFor('abc', `${FACE}b{font-weight:600}`);
    const regular = await fontFor('abc');
    expect([all, semibold, regular].map(({ weight }) => weight)).toEqual(['400 700', '400 600', '400']);
    expect(regular.content.length).toBeLessThan(all.content.length);
  });

  test('are declared with the weights that they hold', async () => {
    const css = { 'a.css': `${FACE}b{font-weight:600}` };
    const { cssOf } = await stylesOfSite([page('a.html')], files(css), [], OPTIONS);
    expect(cssOf(page('a.html'))).toContain('font-weight:400 600');
  });

  test('the same pages give the same bytes', async () => {
    expect((await fontFor('xyz')).content).toEqual((await fontFor('zyx')).content);
  });

  test('three files are a fault', async () => {
    const css = ['grotesk-s.p.1a2b', 'second', 'third'].map((name) => FACE.replace('grotesk-s.p.1a2b', name)).join('');
    await expect(fontFor('abc', css)).rejects.toThrow('found 3 font files; expected at most 2');
  });

  test('a feature that the font would lose is a fault', async () => {
    await expect(fontFor('abc', `${FACE}td{font-variant-numeric:tabular-nums}`)).rejects.toThrow(
      'found the feature "tnum"',
    );
  });

  test('a file that is not there is an error', async () => {
    await expect(fontFor('abc', FACE.replace('1a2b', 'gone'))).rejects.toThrow(
      'grotesk-s.p.gone.woff2, which is not in',
    );
  });
});

test.each([
  ['b{font-weight:bold}i{font-weight:300}@font-face{font-weight:100 900}', [300, 400, 700]],
  ['p{font-weight:inherit}', [400]],
])('weights of %s', (css, weights) => expect(weightsIn(postcss.parse(css))).toEqual(weights));

test.each([
  ['p{font-feature-settings:"ss01" 1,"zero"}', ['ss01', 'zero']],
  ['p{--tw-numeric-spacing:tabular-nums}', ['tnum']],
  ['p{font-variant-numeric:normal;font-feature-settings:normal;--tw-ordinal: }', []],
])('features of %s', (css, tags) => expect(featuresIn(postcss.parse(css))).toEqual(tags));
