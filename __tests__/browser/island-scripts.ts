import { expect, type Page } from '@playwright/test';

/** Waits until the menu is hydrated, which every page has; on a phone nothing of it is visible yet. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('header nav')).toHaveAttribute('data-hydrated');
}

/** Holds back the scripts of the islands. @returns a function that lets them load */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/islands/*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
