import type { CollectionFile, DefaultMediaLibrary, EntryCollection, FileCollection, StandardField } from '@sveltia/cms';
import { configOf } from '@/tools/cms/config';

const config = configOf('nestif/website');
const collection = (name: string) => config.collections!.find((each) => 'name' in each && each.name === name)!;
const page = (name: string) => (collection('pages') as FileCollection).files.find((file) => file.name === name)!;

/** The field at a path such as `banner.heading`; in a list, the field of its entries. */
function field({ fields }: CollectionFile | EntryCollection, path: string): StandardField {
  let inside = fields as StandardField[];
  let found: StandardField | undefined;
  for (const name of path.split('.')) {
    found = inside.find((each) => each.name === name);
    inside = (found && 'fields' in found ? found.fields : []) as StandardField[];
  }
  return found!;
}

test('a form asks for a review before its change is in main, and makes no photo smaller than the check wants', () => {
  expect(config).toMatchObject({ backend: { branch: 'main' }, publish_mode: 'editorial_workflow' });
  const { default: library } = config.media_libraries as { default: DefaultMediaLibrary & object };
  // A photo on its side needs 1,200 px across, too.
  const { width, height } = library.config!.transformations!.raster_image!;
  expect(Math.min(width!, height!)).toBeGreaterThanOrEqual(2400);
});

test('each kind of field gets its control, with the label, hint and limits of the schema', () => {
  const insights = collection('insights') as EntryCollection;
  const title = field(insights, 'page.title');
  expect(title).toMatchObject({ label: 'Title', widget: 'string', required: true, maxlength: 64 });
  expect(field(insights, 'page.description')).toMatchObject({ widget: 'text', minlength: 70, maxlength: 169 });
  expect(field(insights, 'page.order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9999 });
  expect(field(insights, 'banner.picture.file')).toMatchObject({ widget: 'image', choose_url: false });
  expect(field(insights, 'sections')).toMatchObject({
    widget: 'list',
    label_singular: 'Section',
    hint: 'At least 2.',
    summary: '{{heading}}',
    min: 2,
    max: 8,
  });
  expect(field(insights, 'sections.id')).toMatchObject({ required: false });
  // No menu lists the home page.
  expect([field(page('home'), 'page.menu'), field(page('home'), 'page.order')]).toEqual([expect.anything(), undefined]);
  expect(field(insights, 'sections.figure')).toMatchObject({
    required: false,
    types: expect.arrayContaining([expect.objectContaining({ name: 'bars', label: 'Bars' })]) as unknown,
  });
});

test('a text is one paragraph; a text of a fixed form may be in the brackets of a placeholder', () => {
  const paragraph = (field(page('home'), 'hero.text') as { pattern: [string, string] }).pattern;
  const link = (field(page('home'), 'hero.action.url') as { pattern: [string, string] }).pattern;
  const fits = ([pattern]: [string, string], texts: string[]) => texts.filter((text) => new RegExp(pattern).test(text));
  expect(fits(paragraph, ['A', 'A b.', 'A\nb', ' A', 'A ', 'A\n'])).toEqual(['A', 'A b.']);
  expect(fits(link, ['/contacts', '[[/contacts]]', 'contacts', '[[/contacts', '/a /b'])).toEqual([
    '/contacts',
    '[[/contacts]]',
  ]);
});

test('editors can add and take back the pages of a folder, at an address that the site can have', () => {
  const { slug, preview_path: preview } = collection('industries') as EntryCollection;
  const [pattern] = (slug as { pattern: [string, string] }).pattern;
  const names = ['river-ports', 'iot2', '2iot', 'River', 'a b', 'a.b', ''];
  expect(names.filter((name) => new RegExp(pattern).test(name))).toEqual(['river-ports', 'iot2']);
  expect([preview, page('home').preview_path]).toEqual(['/{{slug}}', '/']);
});
