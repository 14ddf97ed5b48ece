import { load } from 'cheerio';
import { stylesOf } from '@/tools/postbuild/styles';

const styles = (css: string, body = '<p class="a">A table</p>', script = '') =>
  stylesOf(css, { $: load(body) }, script);

/** The browser tests of every page check that no style is missing (`expectFullStyles`). */
test.each([
  ['another class', '.b{color:red}'],
  ['another element', 'table{color:red}'],
  ['an element within another class', '.b p{color:red}'],
  ['an element that has another class', 'p:has(.b:target)>:not(:has(.b)){color:red}'],
  ['an animation', '@keyframes a{to{opacity:0}}'],
])('a page has no styles for %s', async (_what, css) => expect(await styles(css)).toBe(''));

test('a page has the styles of its elements, of any focused element, and of classes that its script adds', async () => {
  const css = '.a{left:1px}:focus-visible{left:2px}.md\\:w-\\[1\\.5rem\\]{left:3px}.added{left:4px}';
  const found = await styles(css, '<p class="a md:w-[1.5rem]">', "element.className = 'added'");
  expect(found.match(/[^{}]+(?=\{)/g)).toEqual(['.a', ':focus-visible', '.md\\:w-\\[1\\.5rem\\]', '.added']);
});

test('styles cannot close their element early', async () =>
  expect(await styles('p::after{content:"</style>"}')).not.toContain('</style'));
