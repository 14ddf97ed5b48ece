import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COLLECTION_NAMES } from '@/lib/content/core/schema';
import { toSource, toValues } from '@/lib/content/editing/format';
import { islandsIn } from '@/tools/postbuild/html/islands-in-page';
import { attribute, elementsIn, parsePage, serializePage, type Element } from '@/tools/shared/html-tree';
import { expect, expectSound, test, type Editor } from './editor';

/** A content file: its collection and name in the editor, and the page that it makes. */
interface ContentFile {
  entry: string;
  file: string;
  /** The published page; absent for files that are used on every page. */
  page?: string;
  /** Whether it is the first of its folder. Only that one is saved. */
  isFirst: boolean;
}

const FILES: ContentFile[] = [
  ...['site', 'navigation'].map((name) => ({
    entry: `shared/entries/${name}`,
    file: `content/${name}.yaml`,
    isFirst: true,
  })),
  ...['pages', ...COLLECTION_NAMES].flatMap((folder) =>
    (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`) : []).map((each, index) => {
      const name = path.basename(each, '.yaml');
      const page = name === 'home' ? 'index' : name === 'not-found' ? '404' : name;
      return {
        entry: `${folder}/entries/${name}`,
        file: `content/${folder}/${each}`,
        page: `out/${page}.html`,
        isFirst: index === 0,
      };
    }),
  ),
];

// Two halves, for two workers.
for (const half of [0, 1]) {
  test(`every file, half ${half + 1}: its form shows the page and every value, and saves only the edited text`, async ({
    editor,
  }) => {
    test.setTimeout(180_000);
    const files = FILES.filter((_, index) => index % 2 === half);
    await editor.viewAll();
    const saved = new Map<string, string>();
    for (const { entry, file, page, isFirst } of files) {
      await editor.open(entry);
      if (page) {
        const html = readFileSync(page, 'utf8');
        const shown = () => editor.preview.locator('main').evaluate((main) => main.outerHTML);
        await expect.poll(async () => normalised(html, await shown()), { message: page }).toEqual(normalised(html));
      }
      const leaves = leavesOf(toValues(file, readFileSync(file, 'utf8')));
      await expect.poll(() => missing(editor, leaves), { message: `${file}: values without a field` }).toEqual([]);
      if (!isFirst) continue;

      const at = await saveOne(editor, leaves);
      const draft = `cms/${entry.replace('entries/', '')}`;
      saved.set(file, editor.github.read(draft, file));
      const changed = toValues(file, saved.get(file)!);
      const differing = leavesOf(changed).filter(([each, value]) => new Map(leaves).get(each) !== value);
      expect(differing, file).toEqual([[at, expect.stringContaining('now')]]);
      expect(saved.get(file)).toBe(toSource(file, changed));
      expect(editor.github.git(['diff', '--name-only', 'main', draft])).toBe(file);
    }
    expectSound(saved);
  });
}

/** The values of a form, except groups and lists, by their paths. */
function leavesOf(value: unknown, at = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null)
    return at === 'source' || /(^|\.)kind$/.test(at) ? [] : [[at, value]];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, at ? `${at}.${key}` : key));
}

/** The values that no field shows. Opens the entries of all lists. */
const missing = ({ page }: Editor, leaves: readonly [string, unknown][]) =>
  page.evaluate((all) => {
    const folded = '[data-key-path] button[aria-expanded="false"]:not([aria-haspopup])';
    for (const button of document.querySelectorAll<HTMLElement>(folded)) button.click();
    return all.filter(([at, value]) => {
      const section = document.querySelector(`[data-key-path="${at}"]`);
      const boxes = [...(section?.querySelectorAll('input, textarea') ?? [])] as HTMLInputElement[];
      if (value === true) return section?.querySelector('[aria-checked="true"]') === null;
      const name = String(value).replace(/^\/pictures\//, '');
      const isShown = () => section?.textContent?.toLowerCase().includes(name.toLowerCase());
      return !boxes.some((box) => box.value === String(value)) && !isShown();
    });
  }, leaves);

/** Changes the last text field of the form, and saves it. Returns its path. */
async function saveOne({ field, save }: Editor, leaves: readonly [string, unknown][]): Promise<string> {
  const texts = leaves.filter(([, value]) => typeof value === 'string' && / [a-z]{4,}\W?$/i.test(value)).reverse();
  for (const [at] of texts) {
    const box = field(at).locator('textarea, input:not([readonly], [type=file])');
    if ((await box.count()) !== 1) continue;
    await box.fill((await box.inputValue()).replace(/\w+(?=\W?$)/, 'now'));
    await save();
    return at;
  }
  throw new Error('The form has no text that can be changed.');
}

/** The tags and text of the main part of a page after the postbuild step, without the addresses of its pictures. */
function normalised(page: string, main?: string): string[] {
  const document = parsePage(main === undefined ? page : page.replace(/<main[\s\S]*<\/main>/, () => main));
  const [element] = elementsIn(document, 'main') as [Element];
  if (main !== undefined) islandsIn(document, 'preview');
  for (const each of elementsIn(element)) {
    // Preact's compat turns `translate="no"` into false, as the property needs it, and writes no attribute for it.
    each.attrs = each.attrs
      .filter(({ name, value }) => !['src', 'srcset', 'translate'].includes(name) && !value.startsWith('/pictures/'))
      .sort((a, b) => a.name.localeCompare(b.name));
    const props = attribute(each, 'data-props');
    if (props)
      for (const attr of each.attrs)
        if (attr.name === 'data-props')
          attr.value = props.replace(/"(base|widths|fallbackWidths)":("[^"]*"|\[[^\]]*\])/g, '"$1":""');
  }
  const [text = ''] = /<main[\s\S]*<\/main>/.exec(serializePage(document)) ?? [];
  return text.replace(/<!--.*?-->/g, '').split(/(?=<)/);
}
