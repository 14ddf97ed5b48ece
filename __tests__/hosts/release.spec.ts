import { expect, test, type Page, type Response } from '@playwright/test';
import { ContactFormPart, MESSAGE } from '../components/contact-form/contact-form-part';
import { startSite, type LiveSite } from './releases';

/** A release and its rollback, with one browser and its cache throughout: build A, then B, then A again. */

let site: LiveSite;
test.beforeAll(async () => {
  site = await startSite('A', 'B');
});
test.beforeEach(async () => {
  site.release('A');
  site.onRequest = undefined;
  await site.mailbox.empty();
});
test.afterAll(() => site.close());

const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const textOf = (page: Page) => page.locator('main').textContent();

/** Scrolls through a page, so that all of it loads. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

/** The pictures of a page that show nothing. */
const brokenPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).filter((each) => each.complete && !each.naturalWidth).map(({ src }) => src),
    );

/** Opens a page, reads it through, and expects that it is whole and of one release. */
async function expectWhole(page: Page, path: string, release: string): Promise<void> {
  const wrong: string[] = [];
  const onResponse = (response: Response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  };
  page.on('response', onResponse);
  await page.goto(site.origin + path);
  await readThrough(page);
  page.off('response', onResponse);
  expect(wrong).toEqual([]);
  expect(await releaseOf(page)).toBe(release);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await page.locator('img').count()).toBeGreaterThan(path === '/' ? 5 : 0);
}

test('an open tab keeps its text, and no wrong answer is kept', async ({ context }) => {
  const open = await context.newPage();
  const missing: string[] = [];
  open.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await open.goto(site.origin);
  const text = await textOf(open);

  site.release('B');
  await readThrough(open);
  expect(await releaseOf(open)).toBe('A');
  expect(await textOf(open)).toBe(text);
  // The pictures further down are those of A, which are no longer there.
  expect(missing.length).toBeGreaterThan(3);
  for (const url of missing) expect(url).toContain('.A.');
  // Its next page is right, be it new or one that it has seen.
  await expectWhole(open, '/about', 'B');
  await expectWhole(open, '/', 'B');

  site.release('A');
  await expectWhole(open, '/', 'A');
  const answers = await open.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    missing,
  );
  expect(answers).toEqual(missing.map(() => 200));
  await expectWhole(open, '/about', 'A');
  await expectWhole(open, '/services', 'A');
});

test('an open tab sends its form', async ({ page }) => {
  await page.goto(`${site.origin}/contacts`);
  const form = new ContactFormPart(page);
  await page.waitForLoadState('networkidle');
  for (const [name, release] of Object.entries({ 'First Release': 'B', 'Second Release': 'A' })) {
    site.release(release);
    await form.send({ ...MESSAGE, fullname: name });
    await expect(form.success).toBeVisible();
    expect(await releaseOf(page)).toBe('A');
  }
  const mails = await site.mailbox.expectCount(2);
  expect(mails.map(({ fields }) => fields.fullname)).toEqual(['First Release', 'Second Release']);
});

test('a tab whose script was released away sends its form without it', async ({ page }) => {
  // The page is of A; before its script is asked for, B has taken its place.
  site.onRequest = (path) => {
    if (path.startsWith('/islands/')) site.release('B');
  };
  await page.goto(`${site.origin}/contacts`);
  await page.waitForLoadState('networkidle');
  expect(await releaseOf(page)).toBe('A');
  const form = new ContactFormPart(page);
  await form.fill(MESSAGE);
  await form.submit.click();
  await expect(page.locator('body')).toHaveText('OK');
  const [mail] = await site.mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);

  site.onRequest = undefined;
  await expectWhole(page, '/contacts', 'B');
  site.release('A');
  await expectWhole(page, '/contacts', 'A');
});
