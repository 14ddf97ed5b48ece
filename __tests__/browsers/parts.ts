import type { MenuEntry } from '@/lib/site/menu';
import { entryName } from '@/__tests__/support/content/site-texts';
import { MESSAGE, type Typed } from '@/__tests__/support/contact-form-part';
import type { Page } from '@/__tests__/support/browsers/page';

/** Selectors for the menu and the contact form, and the steps that several journeys share. */

export const TOGGLE = 'header button, header a';
export const LIST_BUTTON = 'header nav button[aria-expanded]';
export const ITEM = 'header nav .menu-item';
export const ENTRY = 'header nav ul ul a';

export const FORM = 'main form';
export const SUBMIT = `${FORM} [type=submit]`;
export const ALERT = 'main [role=alert]';

export function expectPanel(page: Page, isOpen: boolean): Promise<void> {
  const read = async () => (await page.all('header nav')).length > 0;
  return page.eventually(read, isOpen, 'the panel can be seen');
}

/** The entries of the open list, and no others. */
export function expectEntries(page: Page, entries: readonly MenuEntry[]): Promise<void> {
  return page.eventually(() => page.labels(ENTRY), entries.map(entryName), 'the entries');
}

export const expectRoute = (page: Page, route: string): Promise<void> =>
  page.eventually(() => page.evaluate(() => location.pathname), route, 'the address');

/** Types the message into the fields by the keyboard. */
export async function typeMessage(page: Page): Promise<void> {
  for (const name of Object.keys(MESSAGE) as (keyof Typed)[]) {
    await page.click(`${FORM} [name=${name}]`);
    await page.driver.type(MESSAGE[name]);
  }
}

/** Sends the message from the contact page, and expects it to fail. The form says why. */
export async function sendInVain(page: Page, reason: string): Promise<void> {
  page.allowed.push(/./);
  await page.open('/contacts');
  await page.find(`${FORM}[novalidate]`);
  await typeMessage(page);
  await page.click(SUBMIT);
  await page.find('main .notice p', reason);
}
