import { tapAll } from '@/__tests__/support/tap-pairs';
import { dropdowns, entryName, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect } from '@/__tests__/support/fixtures';
import { test } from './fixtures';
import { press, type Page } from '@/__tests__/support/browsers/page';
import { ENTRY, expectEntries, expectPanel, expectRoute, LIST_BUTTON, TOGGLE } from './parts';

/** A window width, in CSS px, at which the menu is a row with dropdowns. */
const ROW = 1280;

/** How long a tap is held, in milliseconds. */
const HOLD = 100;

/** A point outside the menu. */
const OUTSIDE = { x: 5, y: 700 };

const [first] = dropdowns;
const lastEntry = first!.entries.at(-1)!;

/** The top navigation; its rules for every key and pointer are tested in `__tests__/unit/components` and `browser`. */

test('menu: buttons open and close the panel and its lists, Escape closes them; an entry leads to its page', async ({
  open,
  narrow,
}) => {
  const page = await open(narrow);
  await page.open('/media');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.click(TOGGLE, menuLabels.open);
  await expectPanel(page, true);
  await page.click(TOGGLE, menuLabels.close);
  await expectPanel(page, false);
  await page.eventually(() => page.evaluate(() => scrollY), 300, 'where the page stays');
  await page.focus(TOGGLE, menuLabels.open);
  await page.press('Enter');
  await expectPanel(page, true);
  await page.tap(LIST_BUTTON, first!.button);
  await expectEntries(page, first!.entries);
  await page.press('Escape');
  await expectOpen(page, []);
  await expectPanel(page, true);
  await page.press('Escape');
  await expectPanel(page, false);
  await expectFocus(page, TOGGLE, menuLabels.open);
  await page.tap(TOGGLE, menuLabels.open);
  await page.tap(LIST_BUTTON, first!.button);
  await page.tap(ENTRY, entryName(lastEntry));
  await expectRoute(page, lastEntry.url);
});

test('menu: a dropdown opens on hover, click or Enter, and closes again; an entry leads to its page', async ({
  open,
}) => {
  const page = await open(ROW);
  await page.open('/media');
  await page.hover(LIST_BUTTON, first!.button);
  await expectEntries(page, first!.entries);
  await page.hover(ENTRY, entryName(lastEntry));
  await expectOpen(page, [first!.button]);
  await page.driver.mouse.move(OUTSIDE);
  await expectEntries(page, []);
  await page.focus(LIST_BUTTON, first!.button);
  await page.press('Enter', 'Tab');
  await expectFocus(page, ENTRY, entryName(first!.entries[0]!));
  await page.press('Escape');
  await expectOpen(page, []);
  await page.click(LIST_BUTTON, first!.button);
  await expectOpen(page, [first!.button]);
  await press(page.driver.mouse, OUTSIDE);
  await expectOpen(page, []);
  await page.click(LIST_BUTTON, first!.button);
  await page.click(ENTRY, entryName(lastEntry));
  await expectRoute(page, lastEntry.url);
});

test('menu: both taps of every pair hit their targets, in the panel or in the row', async ({ open, usual }) => {
  const page = await open(usual);
  await page.open('/media');
  if (usual !== ROW) await page.click(TOGGLE, menuLabels.open);
  const issues = await tapAll(
    (fn, argument) => page.evaluate(fn, argument),
    (at) => press(page.driver.finger, at, HOLD),
  );
  expect(issues).toEqual([]);
});

async function expectOpen(page: Page, open: string[]): Promise<void> {
  await page.eventually(() => page.labels(`${LIST_BUTTON}[aria-expanded=true]`), open, 'the open lists');
}

async function expectFocus(page: Page, selector: string, label: string): Promise<void> {
  const read = async () => (await page.all(selector)).filter(({ focused }) => focused).map((each) => each.label);
  await page.eventually(read, [label], 'what has the focus');
}
