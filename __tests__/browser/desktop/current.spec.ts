import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@/__tests__/support/fixtures';
import { carousel, content, tabs } from '@/__tests__/support/content/site-texts';

/** The current item looks different from the others, with the colours of the site and where these are forced. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the current tab, slide, menu link and footer link look different from the others', async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) await expectMarks(page, forcedColors);
});

async function expectMarks(page: Page, forcedColors: 'none' | 'active'): Promise<void> {
  await page.emulateMedia({ forcedColors });
  const expectDifferent = async (current: Locator, other: Locator) =>
    expect.soft(await lookOf(current), `forced colours: ${forcedColors}`).not.toEqual(await lookOf(other));

  await page.goto('/about');
  const [first, second] = tabs.items.map(({ tab }) => page.getByRole('tab', { name: tab, exact: true }));
  await expect(first!).toHaveAttribute('aria-selected', 'true');
  await expectDifferent(first!, second!);

  const [here, other] = content.navigation.top.flatMap((entry) => ('url' in entry ? entry.url : []));
  await page.goto(here!);
  for (const part of ['banner', 'contentinfo'] as const) {
    const [current, another] = [here, other].map((url) => page.getByRole(part).locator(`a[href="${url}"]:visible`));
    await expectDifferent(current!, another!);
  }

  await page.goto('/');
  const [shown, next] = [1, 2].map((number) => page.getByRole('button', { name: `${carousel.show} ${number}` }));
  await expect(shown!).toHaveAttribute('aria-current');
  await expectDifferent(shown!.locator('span'), next!.locator('span'));
}

/** The styles of an element that forced colours do not override. */
function lookOf(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const names = ['background-color', 'color', 'text-decoration-line', 'border-bottom', 'font-weight', 'width'];
    // The width of an element with text depends only on its words.
    const { borderTop } = getComputedStyle(element, '::after');
    return [
      borderTop,
      ...names.slice(0, element.textContent ? -1 : undefined).map((name) => style.getPropertyValue(name)),
    ];
  });
}
