import sharp from 'sharp';
import { checkSources } from '@/lib/content/core/check';
import { routesOf } from '@/lib/site/routes';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { expect, test } from './editor';

/** A photo that is larger than the site needs and contains its camera and location. */
const photograph = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3b6ea8' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera Maker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 36/1 0/1' } })
    .toBuffer();

test('an industry can be added with a photo whose file name is not valid in an address', async ({ editor }) => {
  test.setTimeout(120_000);
  const { github, page, field, preview, notes, save } = editor;
  const fill = (at: string, text: string) => field(at).locator('textarea, input:not([type=file])').fill(text);
  await editor.viewAll();
  await editor.open('industries/entries/retail');
  await page.goto(`${new URL(page.url()).origin}/#/collections/industries`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  // The form is ready when the notes say what is missing.
  await expect(notes).toContainText('Picture › File — is empty — choose a picture');

  await fill('page.title', 'Software for Shipping Agents and Ports');
  await fill(
    'page.description',
    'Berth plans, lists for each ship and the papers of the harbour office, for agents who work on the river.',
  );
  await fill('page.menu', 'Shipping');
  await fill('page.order', '9');
  await fill('badge', 'Shipping');
  await fill('lead', 'An agent on the river keeps three lists by hand. Nestif makes one of them.');
  const file = { name: 'Hafen Übersicht (2).JPG', mimeType: 'image/jpeg', buffer: await photograph() };
  await editor.upload('picture.file', file);
  await fill('picture.alt', 'A blue field that stands for the picture of a harbour.');
  await field('sections').getByRole('button', { name: /^Add/ }).click();
  await fill('sections.0.id', 'berths');
  await fill('sections.0.heading', 'A plan for each berth');
  await field('sections.0.paragraphs').getByRole('button', { name: /^Add/ }).click();
  await fill('sections.0.paragraphs.0', 'We begin with the list that is written most often.');
  await fill('callToAction.heading', 'Which list do you write most often?');
  await fill('callToAction.text', 'Send us a copy, and we tell you what it takes.');
  await fill('callToAction.action.label', 'Write to us');
  await fill('callToAction.action.url', '/contacts');
  await expectAccessible(page, ['[data-field-type="link"] .field-wrapper']);
  await expect(notes.locator('.editor-error')).toHaveCount(0);
  // The page, its picture, the menu and the footer show it before it is saved.
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shipping');
  await expect(preview.locator('main img').first()).toHaveAttribute('src', /^blob:/);
  for (const part of ['header', 'footer'])
    await expect(preview.locator(`${part} a`, { hasText: 'Shipping' })).not.toHaveCount(0);

  await save();

  const draft = 'cms/industries/shipping';
  const changed = github.git(['diff', '--name-only', 'main', draft]).split('\n');
  expect(changed).toEqual(['content/industries/shipping.yaml', 'content/pictures/hafen-uebersicht-2.webp']);
  const names = github.git(['ls-tree', '-r', '--name-only', draft]).split('\n');
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  const sources = new Map(yaml.map((name) => [name, github.read(draft, name)]));
  const pictures = names
    .filter((name) => name.startsWith('content/pictures/'))
    .map((name) => ({ name: name.slice(17) }));
  const { content, issues } = checkSources(sources, pictures);
  expect(issues).toEqual([]);
  // The sitemap is made from these.
  expect(routesOf(content!).map(({ path }) => path)).toContain('/shipping');
  const saved = await sharp(github.readBytes(draft, changed[1]!)).metadata();
  expect(saved).toMatchObject({ format: 'webp', width: 2560, height: 1920 });
  expect([saved.exif, saved.xmp, saved.iptc]).toEqual([undefined, undefined, undefined]);
});
