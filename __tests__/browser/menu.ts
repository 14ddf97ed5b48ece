import type { Locator, Page } from '@playwright/test';
import { menuLabels } from './content';

/** The top navigation. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: menuLabels.name });

/** The button of a dropdown, and the links it opens; while it is closed there are none. */
export function dropdownOf(page: Page, name: string): { button: Locator; links: Locator } {
  const button = page.getByRole('button', { name, exact: true });
  const group = menuOf(page).getByRole('listitem').filter({ has: button });
  return { button: group.getByRole('button'), links: group.getByRole('link') };
}
