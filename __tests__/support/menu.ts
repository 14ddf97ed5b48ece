import { expect, type Locator, type Page } from '@playwright/test';
import { menuWords } from './words';

/** The top navigation. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: menuWords.name });

/** The button of a dropdown, and the links it opens; while it is closed there are none. */
export function dropdownOf(page: Page, name: string): { button: Locator; links: Locator } {
  const button = page.getByRole('button', { name, exact: true });
  const group = menuOf(page).getByRole('listitem').filter({ has: button });
  return { button: group.getByRole('button'), links: group.getByRole('link') };
}

/** Waits until the script of the menu runs, which every page has; on a phone nothing of it can be seen yet. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('header nav')).toHaveAttribute('data-live');
}
