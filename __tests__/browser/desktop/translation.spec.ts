import type { Page } from '@playwright/test';
import { recordAnnouncements } from '../parts/announced';
import { CarouselPart } from '../parts/carousel';
import { carousel as labels, dropdowns, slidePosition } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts, waitForScript } from '../parts/island-scripts';
import { dropdownOf } from '../parts/menu';
import { translate, translated } from '../parts/translator';

/** The visitor's browser translates every page before the page's scripts run. */

// Reduced motion keeps the carousel still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Change = (page: Page) => Promise<void>;

/** Opens a page and changes it before its script runs. */
async function openChanged(page: Page, route: string, change: Change): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await change(page);
  release();
}

test('the menu of a translated page works', async ({ page }) => {
  await openChanged(page, '/media', translate);
  await waitForScript(page);
  const { title, button: name, entries } = dropdowns[0]!;
  // A name that is not visible text is an attribute, which the translator leaves alone.
  const { button, links } = dropdownOf(page, name === title ? translated(name) : name);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveCount(entries.length);
  await expect(links.last()).toContainText('»');
  await links.last().click();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});

test('a translated carousel shows its slides, and announces each once', async ({ page }) => {
  await openChanged(page, '/', translate);
  const carousel = new CarouselPart(page);
  await expect(carousel.button(labels.next)).toBeVisible();
  const announced = await recordAnnouncements(carousel.region.locator('[aria-live]'));
  const names: string[] = [];
  for (const number of [2, 3, 4, 1]) {
    await carousel.button(labels.next).click();
    names.push(translated(`${slidePosition(number)}: ${labels.slides[number - 1]!.heading}`));
    await expect.poll(announced).toEqual(names);
    await carousel.expectSlide(number);
  }
  await expect(carousel.region.getByText(translated(labels.slides[0]!.heading)).first()).toBeVisible();
});

const contentOf = (page: Page) =>
  page.locator('[data-island]').evaluateAll((islands) =>
    islands.map((island) => ({
      links: island.querySelectorAll('a[href]').length,
      pictures: island.querySelectorAll('img').length,
      text: island.textContent!.length,
    })),
  );

test('islands that lack an element are left as they are without a script', async ({ page }) => {
  for (const route of ['/', '/about']) {
    let before: unknown;
    await openChanged(page, route, async () => {
      await page.evaluate(() => {
        document.querySelector('nav .menu-row > li:last-child')!.remove();
        document.querySelector('.carousel-strip button, .tabs-tab')!.remove();
      });
      before = await contentOf(page);
    });
    await expect(page.locator('[data-hydrate]')).toHaveCount(0);
    expect(await contentOf(page)).toEqual(before);
    await expect(page.locator('[data-island]:defined')).toHaveCount(0);
  }
  const panels = page.locator('.tabs-panel');
  await expect(panels.first()).toBeVisible();
});
