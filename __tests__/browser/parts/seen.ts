import { expect as hard, type Locator } from '@playwright/test';

const expect = hard.configure({ soft: true });

/** Expects elements to be there, and none to be hidden or transparent, which Playwright's `toBeVisible` does not see. */
export async function expectSeen(elements: Locator): Promise<void> {
  const unseen = () =>
    elements.evaluateAll((all) => {
      const isSeen = (each: Element) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return all.length > 0 ? all.filter((each) => !isSeen(each)).map((each) => each.outerHTML.slice(0, 120)) : 'none';
    });
  await expect.poll(unseen).toEqual([]);
}
