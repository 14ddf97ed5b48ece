import type { Locator, Page } from '@playwright/test';
import { dropdowns, menuLabels } from './content';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from './tap-pairs';
import type { Point } from './touch';

/** The top navigation. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: menuLabels.name });

/** The button of a dropdown, and the links it opens; while it is closed there are none. */
export function dropdownOf(page: Page, name: string): { button: Locator; links: Locator } {
  const button = page.getByRole('button', { name, exact: true });
  const group = menuOf(page).getByRole('listitem').filter({ has: button });
  return { button: group.getByRole('button'), links: group.getByRole('link') };
}

/**
 * Opens each list and then taps each other item.
 *
 * @param isKept whether the first list stays open beside another one
 * @returns a line for each pair that went wrong
 */
export async function tapAll(page: Page, isKept: boolean, tap: (at: Point) => Promise<void>): Promise<string[]> {
  const issues: string[] = [];
  await page.evaluate(recordClicks);
  for (const { open, tap: label } of tapPairs()) {
    await page.evaluate(closeLists);
    for (const each of [open, label]) await tap(await page.evaluate(pointOf, each));
    const clicked = await page.evaluate(takeClicked);
    const lists = await page.evaluate(openLists);
    const expected = dropdowns.map(({ title }) => title).filter((each) => each === label || (isKept && each === open));
    if (clicked !== label || lists.join() !== expected.join()) {
      issues.push(`${open}, then ${label}: clicked ${clicked}; open: ${lists.join(', ')}`);
    }
  }
  return issues;
}
