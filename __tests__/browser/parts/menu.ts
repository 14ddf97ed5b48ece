import { expect, type Locator, type Page } from '@playwright/test';
import { menuLabels } from '@/__tests__/support/content/site-texts';

/** The top navigation. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: menuLabels.name });

/** The button of a dropdown, and the links it opens; there are none while it is closed. */
export function dropdownOf(page: Page, name: string): { button: Locator; links: Locator } {
  const button = page.getByRole('button', { name, exact: true });
  const group = menuOf(page).getByRole('listitem').filter({ has: button });
  return { button: group.getByRole('button'), links: group.getByRole('list').getByRole('link') };
}

/** Windows shorter than a long list: a laptop at 125%, a small laptop, and a phone in landscape. */
export const WINDOWS = [
  { width: 1093, height: 520 },
  { width: 1280, height: 720 },
  { width: 740, height: 360 },
];

/** Expects an open dropdown to have this many rows, Tab to bring each into the window, and the wheel the last one. */
export async function expectRowsInReach(page: Page, button: Locator, links: Locator, count: number): Promise<void> {
  await expect(links).toHaveCount(count);
  await button.focus();
  for (let row = 0; row < count; row += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(row)).toBeFocused();
    await expect(links.nth(row)).toBeInViewport({ ratio: 0.95 });
  }
  await links.first().scrollIntoViewIfNeeded();
  await links.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(links.last()).toBeInViewport({ ratio: 0.95, timeout: 100 });
  }).toPass({ intervals: [20] });
}
