import type { Locator, Page } from '@playwright/test';
import { menuLabels } from '@/__tests__/support/content/site-texts';

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: menuLabels.name });

/** The button of a dropdown, and the links it opens; there are none while it is closed. */
export function dropdownOf(page: Page, name: string): { button: Locator; links: Locator } {
  const button = page.getByRole('button', { name, exact: true });
  const group = menuOf(page).getByRole('listitem').filter({ has: button });
  return { button: group.getByRole('button'), links: group.getByRole('list').getByRole('link') };
}
