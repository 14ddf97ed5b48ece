import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { chooseFile, expectSaveToWait, viewAll } from './editor';
import { expect, test } from './local';

const ABOUT = 'content/pages/about.yaml';
const RETAIL = 'content/industries/retail.yaml';

test.describe.configure({ timeout: 180_000 });

test('the editor needs no sign-in, saves only the changed text, and loses nothing when the tab is closed', async ({
  page,
  local,
}) => {
  const { open, field, read } = local;
  const before = read(ABOUT);
  await open('pages/entries/about');
  const title = field('page.title').getByRole('textbox');
  await title.press('Control+A');
  await title.pressSequentially('About Us: A Firm in Patna');
  // Sveltia CMS saves its backup a moment after the last key, and shows nothing.
  await page.waitForTimeout(1_500);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('About Us: A Firm in Patna');
  await local.save();
  const changed = read(ABOUT)
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(changed).toEqual(["  title: 'About Us: A Firm in Patna'"]);
  expect(read(ABOUT).split('\n').length).toBe(before.split('\n').length);
});

test('changes made by hand or in another tab are kept, and an edit to the same field is not overwritten', async ({
  page,
  local,
}) => {
  const { open, field, read, write, save } = local;
  const second = await page.context().newPage();
  await open('pages/entries/about');
  await open('pages/entries/about', second);
  await field('page.title').getByRole('textbox').fill('About Us: A Firm in Patna');
  await save();
  write(ABOUT, read(ABOUT).replace('Who we are and how', 'How'));

  const inSecond = (at: string) => second.locator(`section[data-key-path="${at}"]`).getByRole('textbox');
  const dialog = second.getByRole('alertdialog');
  const press = async () => {
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  };
  await inSecond('page.title').fill('Another Title');
  await press();
  await expect(second.locator('.notice')).toContainText('Title” has been changed since you opened this page');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(read(ABOUT)).toContain("title: 'About Us: A Firm in Patna'");
  await expect(inSecond('page.title')).toHaveValue('Another Title');

  await inSecond('page.title').fill('About Us: A Firm in Patna');
  await inSecond('page.menu').fill('The firm');
  await press();
  await expect(second).toHaveURL(/collections\/\w+$/);
  expect(read(ABOUT)).toMatch(/title: 'About Us: A Firm in Patna'\n.*\n    How we see (.|\n)*menu: The firm\n/);

  // Its cache must not keep the text from before the merge.
  await second.reload();
  await open('pages/entries/about', second);
  await expect(inSecond('page.description')).toHaveValue(/^How we see our work/);
  await inSecond('page.description').fill(
    'What a small firm in Patna thinks about its work: software, people and training.',
  );
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second).toHaveURL(/collections\/\w+$/);
  expect(read(ABOUT)).toContain('What a small firm in Patna thinks about its work');
});

test('Restore brings back what was typed and keeps any change made since', async ({ page, local }) => {
  const { open, field, read, write, save } = local;
  await open('pages/entries/about');
  const menu = field('page.menu').getByRole('textbox');
  await menu.press('Control+A');
  await menu.pressSequentially('The firm');
  // The backup is written a moment after the last key, so the editor asks before it closes.
  const asks = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asks).dismiss();
  await page.waitForTimeout(1_500);
  write(ABOUT, read(ABOUT).replace(/title: .*/, 'title: About Us and Them'));
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(menu).toHaveValue('The firm');
  await save();
  expect(read(ABOUT)).toMatch(/title: About Us and Them\n(.|\n)*menu: The firm\n/);
});

test('a phone’s photo is accepted, whatever its name and type; an SVG is not', async ({ page, local }) => {
  const { open, field, read } = local;
  // Like Safari, whose canvas cannot encode WebP.
  await page.addInitScript(() => {
    const draw = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return draw.call(this, { ...options, type: 'image/png' });
    };
  });
  await open('industries/entries/retail');
  const photograph = (width: number) =>
    sharp({ create: { width, height: width * 0.75, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer();
  const choose = async (name: string, mimeType: string, content: Buffer) => {
    return chooseFile(page, field('picture.file'), { name, mimeType, buffer: content });
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const dialog = await choose('logo.svg', 'image/svg+xml', svg);
  await expect(page.locator('.notice')).toContainText('logo.svg was not added. The site accepts');
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.notice')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const [name, type, content, drawn] of [
    ['PXL_20261120_101112345.PORTRAIT~2.jpg', 'image/jpeg', await photograph(4000), '2560'],
    ['फोटो (1).JPG', 'image/jpeg', await photograph(2000), '2000'],
    ['IMG_0042.HEIC', '', readFileSync('__tests__/editor/photograph.heic'), '1600'],
  ] as const) {
    const chosen = await choose(name, type, content);
    await chosen.getByRole('button', { name: 'Insert' }).click();
    await expect(page.frameLocator('iframe').locator('main img').first()).toHaveAttribute('width', drawn);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/collections\/\w+$/);
    const [, file] = /picture:\n {2}file: ([a-z0-9_~-][a-z0-9._~-]*\.webp)\n/.exec(read(RETAIL))!;
    const saved = await sharp(local.path(`content/pictures/${file}`)).metadata();
    expect([saved.format, String(saved.width)]).toEqual(['webp', drawn]);
    await open('industries/entries/retail');
  }
});

test('a picture that takes a long time to encode is not lost, and one that was cancelled delays nothing', async ({
  page,
  local,
}) => {
  await viewAll(page);
  await local.open('industries/entries/retail');
  const before = local.read(RETAIL);
  const wide = local.field('picture.wide');
  const buffer = await sharp({ create: { width: 2400, height: 1100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const dialog = await chooseFile(page, wide, { name: 'red.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await local.field('page.title').getByRole('textbox').fill('Software for Shops and Markets');
  await local.save();
  expect(local.read(RETAIL)).toBe(before.replace(/(\n {2}title: ).*/, '$1Software for Shops and Markets'));

  await local.open('industries/entries/retail');
  const saved = local.read(RETAIL);
  await expectSaveToWait(page, wide, () => local.read(RETAIL) !== saved);
  await local.save();
  expect(local.read(RETAIL)).toMatch(/\n {2}wide: wide(-\d)?\.webp\n/);
});

test('a page that the site needs cannot be deleted; a page that was added can', async ({ page, local }) => {
  const added = 'content/industries/barges.yaml';
  local.write(added, local.read('content/industries/insurance.yaml').replace(/menu: .*/, 'menu: Barges'));
  for (const [name, file] of [
    ['insurance', 'content/industries/insurance.yaml'],
    ['barges', added],
  ] as const) {
    await local.open(`industries/entries/${name}`);
    await page.getByRole('button', { name: 'Show Editor Options' }).first().click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    if (name === 'insurance') {
      await expect(page.getByText('The site needs this page')).toBeVisible();
      await page.reload();
    }
    await expect.poll(() => local.exists(file)).toBe(name === 'insurance');
  }
});

test('when the server has stopped, the editor says so on saving and keeps the text', async ({ page, local }) => {
  await local.open('pages/entries/careers');
  await local.field('page.title').getByRole('textbox').fill('Jobs for People Who Ask');
  local.server.closeAllConnections();
  local.server.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('.notice')).toContainText('“npm run dev” has stopped');
});
