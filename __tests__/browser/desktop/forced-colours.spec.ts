import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { carousel, content, tabs } from '../content';

/** Where the system chooses the colours, what is current still looks different from what is not. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('the current tab', async ({ page }) => {
  await page.goto('/about');
  const [first, second] = tabs.items.map(({ tab }) => page.getByRole('tab', { name: tab, exact: true }));
  await expect(first!).toHaveAttribute('aria-selected', 'true');
  expect(await lookOf(first!)).not.toEqual(await lookOf(second!));
});

test("the carousel's current slide", async ({ page }) => {
  await page.goto('/');
  const [first, second] = [1, 2].map((number) => page.getByRole('button', { name: `${carousel.show} ${number}` }));
  await expect(first!).toHaveAttribute('aria-current');
  expect(await lookOf(first!.locator('span'))).not.toEqual(await lookOf(second!.locator('span')));
});

test('the page one is on, in menu and footer', async ({ page }) => {
  const [here, other] = content.navigation.top.flatMap((entry) => ('url' in entry ? entry.url : []));
  await page.goto(here!);
  for (const part of ['banner', 'contentinfo'] as const) {
    const [current, another] = [here, other].map((url) => page.getByRole(part).locator(`a[href="${url}"]:visible`));
    expect(await lookOf(current!)).not.toEqual(await lookOf(another!));
  }
});

/** What of an element's look the system's colours leave. */
function lookOf(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const names = ['background-color', 'color', 'text-decoration-line', 'border-bottom', 'font-weight', 'width'];
    // The width of a text is that of its words.
    return names.slice(0, element.textContent ? -1 : undefined).map((name) => style.getPropertyValue(name));
  });
}
