import type { Page } from '@playwright/test';
import { content, dropdowns, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { waitForScript } from '../parts/island-scripts';

/** A page that a visitor has saved to disk after its script ran: there the script does not run again. */

async function openSaved(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForScript(page);
  await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  const html = await page.content();
  await page.route(route, (answer) => answer.fulfill({ body: html.replaceAll('<script', '<noscript') }));
  await page.goto(route);
}

const { carousel } = content.pages.home;
const { tabs } = content.pages.about;

test.use({ viewport: { width: 390, height: 800 } });

for (const [route, texts] of [
  ['/', carousel.slides.map(({ text }) => text)],
  ['/about', tabs.items.map(({ heading }) => heading)],
] as const) {
  test(`all text of a saved ${route} can be read, and the menu’s button leads to the footer’s links`, async ({
    page,
  }) => {
    await openSaved(page, route);
    for (const text of texts) {
      const part = page.locator('[data-island]').getByText(text, { exact: true });
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
    await page.locator('header').getByText(menuLabels.open, { exact: true }).click();
    const link = page.getByRole('contentinfo').locator(`a[href="${dropdowns[0]!.entries[0]!.url}"]`);
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(dropdowns[0]!.entries[0]!.url);
  });
}
