import type { Page } from '@playwright/test';

/** Waits until the menu, which every page has, is hydrated. On a phone it is not visible yet. */
export async function waitForScript(page: Page): Promise<void> {
  await page.locator('header island-menu:defined').waitFor({ state: 'attached' });
}

/** Holds back the scripts of the islands. @returns a function that lets them load */
export const holdScripts = (page: Page) => holdRequests(page, '**/islands/*');

/** Holds back the requests to an address. @returns a function that lets them continue */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
