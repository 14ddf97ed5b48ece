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

/** Opens a page and translates it before its script runs. */
async function openTranslated(page: Page, route: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await translate(page);
  release();
}

test('the menu of a translated page works', async ({ page }) => {
  await openTranslated(page, '/media');
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
  await openTranslated(page, '/');
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
