import { setTimeout as wait } from 'node:timers/promises';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from '../../browser/tap-pairs';
import { dropdowns, menuLabels } from '../../browser/content';
import { expect } from '../../browser/fixtures';
import { test } from '../fixtures';
import { press, type Page } from '../page';
import { CLOSE, ENTRY, expectEntries, expectPanel, expectRoute, LIST_BUTTON, TOGGLE } from '../parts';

/** Where the menu is a row with dropdowns. */
const ROW = 1280;

/** How long a tap in the panel is held, in milliseconds. */
const HOLD = 100;

/** Where nothing of the menu is. */
const OUTSIDE = { x: 5, y: 700 };

const titles = dropdowns.map(({ title }) => title);
const [first] = dropdowns;
const lastEntry = first!.entries.at(-1)!;

/** The top navigation; its rules for every key and pointer are tested in `__tests__/components` and `browser`. */

test('menu: the panel and its lists open and close by their buttons and by Escape, and an entry leads to its page', async ({
  open,
  engine,
}) => {
  const page = await open(engine.narrow);
  await page.open('/media');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.click(TOGGLE, menuLabels.open);
  await expectPanel(page, true);
  await page.click(CLOSE, menuLabels.close);
  await expectPanel(page, false);
  await page.eventually(() => page.evaluate(() => scrollY), 300, 'where the page stays');
  await page.focus(TOGGLE, menuLabels.open);
  await page.press('Enter');
  await expectPanel(page, true);
  await page.tap(LIST_BUTTON, first!.title);
  await expectEntries(page, first!.entries);
  await page.press('Escape');
  await expectOpen(page, []);
  await expectPanel(page, true);
  await page.press('Escape');
  await expectPanel(page, false);
  await expectFocus(page, TOGGLE, menuLabels.open);
  await page.tap(TOGGLE, menuLabels.open);
  await page.tap(LIST_BUTTON, first!.title);
  await page.tap(ENTRY, lastEntry.title);
  await expectRoute(page, lastEntry.url);
});

test('menu: a dropdown opens on hover, by a click and by Enter, closes after it, and an entry leads to its page', async ({
  open,
}) => {
  const page = await open(ROW);
  await page.open('/media');
  await page.hover(LIST_BUTTON, first!.title);
  await expectEntries(page, first!.entries);
  await page.hover(ENTRY, lastEntry.title);
  await expectOpen(page, [first!.title]);
  await page.driver.mouse.move(OUTSIDE);
  await expectEntries(page, []);
  await page.focus(LIST_BUTTON, first!.title);
  await page.press('Enter', 'Tab');
  await expectFocus(page, ENTRY, first!.entries[0]!.title);
  await page.press('Escape');
  await expectOpen(page, []);
  await page.click(LIST_BUTTON, first!.title);
  await expectOpen(page, [first!.title]);
  await press(page.driver.mouse, OUTSIDE);
  await expectOpen(page, []);
  await page.click(LIST_BUTTON, first!.title);
  await page.click(ENTRY, lastEntry.title);
  await expectRoute(page, lastEntry.url);
});

test('menu: all pairs of taps land, in the panel by a finger and in the row by the mouse', async ({ open, engine }) => {
  const issues: string[] = [];
  for (const width of [engine.narrow, ROW]) {
    const page = await open(width);
    await page.open('/media');
    const isRow = width === ROW;
    if (!isRow) await page.click(TOGGLE, menuLabels.open);
    await page.evaluate(recordClicks);
    for (const { open, tap } of tapPairs()) {
      await page.evaluate(closeLists);
      const pointer = isRow ? page.driver.mouse : page.finger;
      await press(pointer, await page.evaluate(pointOf, open));
      await page.eventually(() => page.evaluate(takeClicked), open, `the first tap at ${width} px`);
      await press(pointer, await page.evaluate(pointOf, tap), isRow ? 0 : HOLD);
      const clicked = await takeClick(page);
      const isOpen = !titles.includes(tap) || (await page.evaluate(openLists)).includes(tap);
      if (clicked !== tap || !isOpen) issues.push(`${width} px: ${open}, then ${tap}: clicked ${clicked}`);
    }
  }
  expect(issues).toEqual([]);
});

/** A click comes a little after the pointer was let go. @returns null when none comes */
async function takeClick(page: Page): Promise<string | null> {
  const end = performance.now() + 600;
  while (performance.now() < end) {
    const clicked = await page.evaluate(takeClicked);
    if (clicked !== null) return clicked;
    await wait(20);
  }
  return null;
}

async function expectOpen(page: Page, open: string[]): Promise<void> {
  await page.eventually(() => page.labels(`${LIST_BUTTON}[aria-expanded=true]`), open, 'the open lists');
}

async function expectFocus(page: Page, selector: string, label: string): Promise<void> {
  const read = async () => (await page.all(selector)).filter(({ focused }) => focused).map((each) => each.label);
  await page.eventually(read, [label], 'what has the focus');
}
