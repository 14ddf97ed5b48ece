import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { bundleEditor } from '../../tools/editor/bundle';
import { createEditor, EDITOR_PATH } from '../../tools/editor/dev';
import { EDITOR_HEADERS } from '../../tools/editor/headers';

/** The editor over the files of a folder, as under `npm run dev`. */
interface Local {
  server: Server;
  read(file: string): string;
  write(file: string, text: string): void;
  exists(file: string): boolean;
  open(entry: string, page?: Page): Promise<void>;
  field(at: string): ReturnType<Page['locator']>;
  save(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const ABOUT = 'content/pages/about.yaml';

const test = base.extend<{ local: Local }, { files: Awaited<ReturnType<typeof bundleEditor>> }>({
  files: [
    async ({}, provide) => provide(await bundleEditor(process.cwd(), { mode: 'working-tree' })),
    { scope: 'worker' },
  ],
  local: async ({ page, files }, provide, info) => {
    const root = info.outputPath('site');
    mkdirSync(root, { recursive: true });
    cpSync('content', path.join(root, 'content'), { recursive: true });
    const answer = createEditor(root);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (pathname.startsWith(`${EDITOR_PATH}api/`)) return void answer(pathname, request, response);
      const name = pathname.slice(EDITOR_PATH.length) || 'index.html';
      const type = { 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream' };
      response.writeHead(files.has(name) ? 200 : 404, { ...EDITOR_HEADERS, ...type }).end(files.get(name));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}${EDITOR_PATH}`;
    const field = (at: string) => page.locator(`section[data-key-path="${at}"]`);
    await provide({
      server,
      field,
      read: (file) => readFileSync(path.join(root, file), 'utf8'),
      write: (file, text) => writeFileSync(path.join(root, file), text),
      exists: (file) => existsSync(path.join(root, file)),
      async open(entry, tab = page) {
        await tab.goto(`${origin}#/collections/${entry.replace(/\/.*/, '')}`);
        await expect(tab.locator('iframe')).toHaveCount(0);
        await tab.goto(`${origin}#/collections/${entry}`);
        await expect(tab.frameLocator('iframe').locator('main')).toBeVisible({ timeout: 60_000 });
      },
      async save() {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page).toHaveURL(/collections\/\w+$/);
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

test.describe.configure({ timeout: 180_000 });

test('nothing is signed in to; a text is saved alone; a closed tab loses nothing', async ({ page, local }) => {
  const { open, field, read } = local;
  const before = read(ABOUT);
  await open('pages/entries/about');
  const title = field('page.title').getByRole('textbox');
  await title.press('Control+A');
  await title.pressSequentially('About Us: A Firm in Patna');
  await expect(page.getByText('Draft backup saved'))
    .toBeVisible()
    .catch(() => page.waitForTimeout(1500));
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

test('what was changed by hand, or in another tab, is not overwritten', async ({ page, local }) => {
  const { open, field, read, write } = local;
  await open('pages/entries/about');
  const theirs = read(ABOUT).replace(/menu: .*/, 'menu: About the firm');
  write(ABOUT, theirs);
  await field('page.title').getByRole('textbox').fill('About Us: A Firm in Patna');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('has been changed in the repository after you opened it');
  expect(read(ABOUT)).toBe(theirs);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field('page.title').getByRole('textbox')).toHaveValue('About Us: A Firm in Patna');
});

test('a photograph of a phone is taken, whatever its name; a drawing is not', async ({ page, local }) => {
  const { open, field, read } = local;
  await open('industries/entries/retail');
  const photograph = (width: number) =>
    sharp({ create: { width, height: width * 0.75, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer();
  const choose = async (name: string, mimeType: string, content: Buffer) => {
    await field('picture.file')
      .getByRole('button', { name: /^(Browse|Replace)/ })
      .click();
    const chooser = page.waitForEvent('filechooser');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: content });
    return dialog;
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const dialog = await choose('logo.svg', 'image/svg+xml', svg);
  await expect(page.locator('.notice')).toContainText('logo.svg was not taken. The site takes');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const [name, width, drawn] of [
    ['PXL_20261120_101112345.PORTRAIT~2.jpg', 4000, '2560'],
    ['फोटो (1).JPG', 2000, '2000'],
  ] as const) {
    const chosen = await choose(name, 'image/jpeg', await photograph(width));
    await chosen.getByRole('button', { name: 'Insert' }).click();
    await expect(page.frameLocator('iframe').locator('main img').first()).toHaveAttribute('width', drawn);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/collections\/\w+$/);
    expect(read('content/industries/retail.yaml')).toMatch(/picture:\n  file: [a-z0-9_~-][a-z0-9._~-]*\.webp\n/);
    await open('industries/entries/retail');
  }
});

test('a page that the site must have cannot be deleted, and one that was added can', async ({ page, local }) => {
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
      await expect(page.getByText('The site must have this page')).toBeVisible();
      await page.reload();
    }
    await expect.poll(() => local.exists(file)).toBe(name === 'insurance');
  }
});

test('when the server has stopped, a save says so, and the text stays', async ({ page, local }) => {
  await local.open('pages/entries/careers');
  await local.field('page.title').getByRole('textbox').fill('Jobs for People Who Ask');
  local.server.closeAllConnections();
  local.server.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('.notice')).toContainText('“npm run dev” has stopped');
});
