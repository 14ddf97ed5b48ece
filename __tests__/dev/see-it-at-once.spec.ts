import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { chromium, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findTestBrowser } from '@/tools/shared/find-browser';
import { requirePackages } from '@/tools/shared/install-packages';
import { lackOf, NEEDS } from '@/tools/shared/needs';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { content } from '@/__tests__/support/content/site-texts';
import type { WorkingCopy } from '@/__tests__/support/working-copy';
import { Page } from '@/__tests__/support/browsers/page';
import { startWebKit } from '@/__tests__/support/browsers/webkit';
import { startEditor, type DevEditor } from './editor';

/**
 * How soon a saved change must appear, in milliseconds: sooner than a page can be recompiled, with room for a slow
 * machine. Only the fastest of several changes counts, because other work delays some.
 */
const WITHIN = 3_000;
const RETAIL = 'content/industries/retail.yaml';

test.describe.configure({ mode: 'serial' });

let editor: DevEditor;
let copy: WorkingCopy;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  editor = await startEditor(3917);
  ({ copy } = editor);
});
test.afterAll(() => editor.stop());

const read = (file: string) => readFileSync(copy.path(file), 'utf8');
const save = (file: string, text: string | Buffer) => writeFileSync(copy.path(file), text);

test('changed text appears automatically, and the page does not scroll', async ({ page }) => {
  await page.goto(`${editor.origin}/retail`);
  const last = ['sections', copy.value<unknown[]>(RETAIL, ['sections']).length - 1, 'heading'];
  const before = copy.value<string>(RETAIL, last);
  const headed = (text: string) => page.getByRole('heading', { name: text, exact: true }).last();
  await headed(before).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  const times: number[] = [];
  for (const text of ['What becomes yours', 'All that becomes yours', before]) {
    copy.set(RETAIL, last, text);
    const saved = performance.now();
    await headed(text).waitFor();
    times.push(performance.now() - saved);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  expect(Math.min(...times)).toBeLessThan(WITHIN);
});

test('changed text that is on every page also appears in a second tab', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto(`${editor.origin}/about`);
  await page.goto(`${editor.origin}/retail`);
  const shown = (each: typeof page) => each.getByRole('contentinfo').getByRole('link', { name: 'Aeroplanes' });
  copy.set('content/industries/aviation.yaml', ['page', 'menu'], 'Aeroplanes');
  await shown(page).waitFor();
  await shown(second).waitFor();
});

test('a picture appears automatically, whether it has a new name or replaces another', async ({ page }) => {
  await page.goto(`${editor.origin}/retail`);
  const plain = (background: string) =>
    sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
      .jpeg()
      .toBuffer();
  /** The picture's colour as the browser shows it. */
  const colour = () =>
    page
      .locator('main img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const context = document.createElement('canvas').getContext('2d')!;
        context.drawImage(image, 0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((each) => Math.round(each / 255));
      })
      // The page is being replaced.
      .catch(() => undefined);

  save('content/pictures/one-colour.jpg', await plain('red'));
  copy.set(RETAIL, ['picture'], { file: 'one-colour.jpg', alt: copy.value(RETAIL, ['picture', 'alt']) });
  await expect.poll(colour, { intervals: [20] }).toEqual([1, 0, 0]);
  const blue = await plain('blue');
  save('content/pictures/one-colour.jpg', blue);
  await expect.poll(colour, { intervals: [20] }).toEqual([0, 0, 1]);
});

test('a new page appears automatically, and so does the not-found page after it is deleted', async ({ page }) => {
  await page.goto(`${editor.origin}/lighthouses`);
  const heading = page.getByRole('heading', { level: 1 });
  const missing = (await heading.textContent())!;
  copy.run('tsx tools/commands/new.ts industry lighthouses Lighthouses');
  await expect(heading).toHaveText('Lighthouses');
  // If the industries have an overview, the footer lists that instead.
  const isListed = !Object.values(content.collections.overviews).some(({ pages }) => pages === 'industries');
  const links = page.getByRole('contentinfo').getByRole('link', { name: 'Lighthouses' });
  await expect(links).toHaveCount(Number(isListed));

  const file = 'content/industries/lighthouses.yaml';
  const text = read(file);
  copy.removeFile(file);
  await expect(heading).toHaveText(missing);
  save(file, text);
  await expect(heading).toHaveText('Lighthouses');
});

test('the editor saves to the file without a sign-in, and the change appears on the open page', async ({
  page,
  context,
}) => {
  const form = await context.newPage();
  await page.goto(`${editor.origin}/retail`);
  await form.goto(`${editor.origin}/_editor/#/collections/industries/entries/retail`);
  await form.frameLocator('iframe').locator('main').waitFor({ timeout: 30_000 });
  const lead = 'A shop writes each bill twice. We make it once.';
  await form.locator('[data-key-path="lead"]').getByRole('textbox').fill(lead);
  // Sveltia CMS backs up what was typed half a second later.
  await form.waitForTimeout(1000);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('main').getByText(lead).waitFor();
  expect(copy.value(RETAIL, ['lead'])).toBe(lead);
});

test('mistakes appear on their own page and in the terminal, and disappear once corrected', async ({ page }) => {
  await page.goto(`${editor.origin}/retail`);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const text = read(RETAIL);
  const heading = page.getByRole('heading', { level: 1 });
  copy.set(RETAIL, ['badge'], 'R');
  copy.set(RETAIL, ['callToAction', 'action', 'url'], '/nowhere');
  await expect(heading).toHaveText('2 mistakes in the content');
  const line = read(RETAIL)
    .split('\n')
    .findIndex((each) => each.startsWith('badge:'));
  await expect(page.getByRole('article').first()).toContainText(`${RETAIL}, line ${line + 1}`);
  await expect(page.locator('mark')).toHaveText(['R', '/nowhere']);
  await expect(page.getByText('What to do: write the title in the round badge')).toBeVisible();
  const said = `${RETAIL}:${line + 1}:8 Title — is too short: it has 1 character — write the title`;
  expect(editor.terminal()).toContain(said);
  await expectAccessible(page);
  // Next shows no messages of its own.
  await expect(page.locator('nextjs-portal')).toHaveCount(0);
  await page.goto(`${editor.origin}/about`);
  await expect(heading).toHaveText('2 mistakes in the content');
  await page.goto(`${editor.origin}/retail`);

  save(RETAIL, text);
  await expect(heading).toHaveText(copy.value<string>(RETAIL, ['badge']));
  // A moment after `load`, the browser restores the scroll position from before the reload, on the mistakes page.
  await page.waitForLoadState();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(600);
  expect(editor.terminal()).not.toMatch(/^\s+at .*\.tsx?:/m);
});

test('scripts run when the site is opened at the address that other machines use', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const address = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  test.skip(!address, 'it needs a network address of this machine');
  // The browser of the other tests reaches only localhost.
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`http://${address}:${new URL(editor.origin).port}/retail`);
    await expect(page.locator('header island-menu:defined')).toBeAttached();
  } finally {
    await browser.close();
  }
});

// Safari's engine supports fewer APIs for files and folders than the others.
test('the editor in WebKit shows what is typed and saves it', async () => {
  test.setTimeout(300_000);
  const lack = lackOf('browsers');
  test.skip(!!lack, `it needs ${lack}`);
  requirePackages(NEEDS.browsers.packages);
  const { origin } = editor;
  copy.set(RETAIL, ['badge'], 'A shop');
  // The first visit builds the editor, which takes longer than the driver waits.
  await fetch(`${origin}/_editor/`);
  const browser = await startWebKit();
  try {
    const page = new Page(await browser.open({ width: 1280, origin }), origin);
    const shown = () =>
      page.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.innerText);
    await page.goto('/_editor/#/collections/industries/entries/retail');
    await page.eventually(shown, 'A shop', 'the page is beside the form', 60_000);
    await page.click('[data-key-path="badge"] input');
    await page.driver.type(' and shops');
    await page.eventually(async () => (await shown())?.includes(' and shops'), true, 'the page shows what is typed');
    await page.click('button', 'Save');
    await page.eventually(async () => /badge: .* and shops/.test(read(RETAIL)), true, 'the file has it');
  } finally {
    await browser.close();
  }
});
