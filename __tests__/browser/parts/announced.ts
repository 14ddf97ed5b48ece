import type { Locator } from '@playwright/test';

/**
 * Records what a live region says from now on: each text is there for a second only.
 *
 * @returns a function that reads the texts so far
 */
export async function recordAnnouncements(region: Locator): Promise<() => Promise<string[]>> {
  await region.evaluate((element) => {
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      const text = element.textContent;
      if (text && text !== said.at(-1)) said.push(text);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    Object.assign(element, { said });
  });
  return () => region.evaluate((element) => (element as unknown as { said: string[] }).said);
}
