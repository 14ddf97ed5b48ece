import type { Page } from '@playwright/test';
import { dropdowns, entryName, menuLabels, tabs } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts, waitForScript } from '../parts/island-scripts';
import { expectNoOverflow } from '../parts/layout';
import { dropdownOf, menuOf } from '../parts/menu';
import { middleOf } from '@/__tests__/support/touch';

/**
 * The pages in the oldest supported browsers. Popovers (Chrome 114, Firefox 125, Safari 17) and `:has()` (Firefox 121)
 * are renamed to names that no browser knows, in HTML and styles, and scripts find no popovers.
 */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLElement, HTMLButtonElement]) {
      const names = Object.getOwnPropertyNames(prototype).filter((name) => /popover/i.test(name));
      for (const name of names) Reflect.deleteProperty(prototype, name);
    }
  });
  await page.route('/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll('popover', 'unknown-popover')
      .replaceAll(':has(', ':unknown-has(')
      .replaceAll('until-found', '');
    expect(body.length - html.length).toBeGreaterThan(0);
    // The changed styles no longer match the hash in the policy.
    const policy = response
      .headers()
      ['content-security-policy']!.replace(/style-src [^;]+/, "style-src 'unsafe-inline'");
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
});

const open = (page: Page, role: 'button' | 'link') => page.getByRole(role, { name: menuLabels.open, exact: true });
const close = (page: Page, role: 'button' | 'link') =>
  menuOf(page).getByRole(role, { name: menuLabels.close, exact: true });

test('without its script the menu opens and closes with links, and its entries work', async ({ page }) => {
  const { entries } = dropdowns[0]!;
  await holdScripts(page);
  await page.goto('/media', { waitUntil: 'commit' });
  await expect(menuOf(page)).toBeHidden();
  await expect(open(page, 'button')).toBeHidden();
  await open(page, 'link').tap();
  await expectNoOverflow(page);
  await close(page, 'link').tap();
  await expect(menuOf(page)).toBeHidden();
  await open(page, 'link').tap();
  await menuOf(page)
    .getByRole('link', { name: entryName(entries[0]!), exact: true })
    .tap();
  await expect(page).toHaveURL(entries[0]!.url);
});

test('a menu opened with the link stays open when the script runs, and its button closes it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/media', { waitUntil: 'commit' });
  await open(page, 'link').tap();
  release();
  await waitForScript(page);
  await expect(menuOf(page)).toBeVisible();
  await expect(open(page, 'link')).toBeHidden();
  await close(page, 'button').tap();
  await expect(menuOf(page)).toBeHidden();
});

test('with its script the menu opens with its button and closes with Escape, and the page does not scroll', async ({
  page,
}) => {
  await page.goto('/media');
  await waitForScript(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  // Tap without the locator, which would scroll first.
  const { x, y } = await middleOf(open(page, 'button'));
  await page.touchscreen.tap(x, y);
  await expect(open(page, 'button')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const { button: name, entries } = dropdowns[0]!;
  const { button, links } = dropdownOf(page, name);
  await button.tap();
  await expect(links).toHaveText(entries.map(entryName));
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(open(page, 'button')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('all tab panels are visible until the script runs; then a tap shows one', async ({ page }) => {
  const headings = page.locator('[data-island=Tabs]').getByRole('heading', { level: 3 });
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(headings).toHaveText(tabs.items.map(({ heading }) => heading));
  release();
  await waitForScript(page);
  for (const { tab, heading } of [...tabs.items].reverse()) {
    await page.getByRole('tab', { name: tab, exact: true }).tap();
    await expect(headings).toHaveText([heading]);
  }
});
