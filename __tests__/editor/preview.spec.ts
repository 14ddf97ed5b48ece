import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripUnusedClasses, stripRedundant } from '../../tools/publish/html/strip-redundant';
import { islandsIn } from '../../tools/publish/html/islands-in-page';
import { attribute, elementsIn, parsePage, serializePage, type Element } from '../../tools/publish/html/tree';
import { expect, test } from './editor';

const FOLDERS = ['pages', 'services', 'insights', 'industries'];
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(`content/${folder}`).map((file) => ({ folder, name: path.basename(file, '.yaml') })),
);
/** The published file of a page. */
const published = (name: string) => (name === 'home' ? 'index' : name === 'not-found' ? '404' : name);

test('the page beside each form is the published one', async ({ editor }) => {
  test.setTimeout(180_000);
  expect(PAGES).toHaveLength(24);
  for (const { folder, name } of PAGES) {
    await editor.open(`${folder}/entries/${name}`);
    const html = readFileSync(`out/${published(name)}.html`, 'utf8');
    const shown = () => editor.preview.locator('main').evaluate((main) => main.outerHTML);
    await expect.poll(async () => normalised(html, await shown()), { message: name }).toEqual(normalised(html));
  }
});

/** The tags and texts of the main part of a page after the publish step, without the addresses of its pictures. */
function normalised(page: string, main?: string): string[] {
  const document = parsePage(main === undefined ? page : page.replace(/<main[\s\S]*<\/main>/, () => main));
  const [element] = elementsIn(document, 'main') as [Element];
  if (main !== undefined) {
    stripRedundant(document);
    islandsIn(document, 'preview', ['Carousel', 'ContactForm', 'Menu', 'Tabs']);
    stripUnusedClasses(document, /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '');
  }
  for (const each of elementsIn(element)) {
    each.attrs = each.attrs
      .filter(({ name, value }) => !/^(src|srcset)$/.test(name) && !value.startsWith('/pictures/'))
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
