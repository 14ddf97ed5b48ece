import { setTimeout as wait } from 'node:timers/promises';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from '../../browser/tap-pairs';
import { dropdowns, menuLabels } from '../../browser/content';
import type { Point } from '../driver';
import type { EngineFacts, Journey, Test } from '../journey';
import { drag, press, type Page } from '../page';

export const TOGGLE = 'header button, header a, header summary';
export const PANEL = 'header nav';
const CLOSE = 'header nav button, header nav a';
export const LIST_BUTTON = 'header nav button[aria-expanded]';
export const ENTRY = 'header nav ul ul a';

/** Where the menu is a row with dropdowns. */
const ROW = 1280;

/** Where nothing of the menu is. */
const OUTSIDE = { x: 5, y: 700 };

/** After so many taps that went wrong there is no need to try the others. */
const ENOUGH = 12;

const titles = dropdowns.map(({ title }) => title);
const [first] = dropdowns;

/** The phone menu. */
const panel: Journey[] = [
  {
    name: 'menu: the panel and each of its lists open and close by their buttons, and an entry leads to its page',
    async run(test) {
      const page = await openMedia(test, test.engine.narrow);
      await page.click(TOGGLE, menuLabels.open);
      await expectPanel(page, true);
      await page.click(CLOSE, menuLabels.close);
      await expectPanel(page, false);
      await page.tap(TOGGLE, menuLabels.open);
      for (const { title, entries } of dropdowns) {
        await page.tap(LIST_BUTTON, title);
        await expectEntries(page, entries);
        await page.tap(LIST_BUTTON, title);
        await expectOpen(page, []);
      }
      await page.tap(LIST_BUTTON, first!.title);
      await page.tap(ENTRY, first!.entries.at(-1)!.title);
      await expectRoute(page, first!.entries.at(-1)!.url);
    },
  },
  {
    name: 'menu: Escape closes the open list, then the panel, and gives the focus back',
    async run(test) {
      const page = await openMedia(test, test.engine.narrow);
      await page.focus(TOGGLE, menuLabels.open);
      await page.press('Enter');
      await expectPanel(page, true);
      await page.focus(LIST_BUTTON, first!.title);
      await page.press('Enter');
      await expectOpen(page, [first!.title]);
      await page.press('Escape');
      await expectOpen(page, []);
      await expectPanel(page, true);
      await page.press('Escape');
      await expectPanel(page, false);
      await expectFocus(page, TOGGLE, menuLabels.open);
    },
  },
  {
    name: 'menu: a scroll begun anywhere in the panel closes no list and moves nothing behind it',
    async run(test) {
      const page = await openMedia(test, test.engine.narrow);
      const { touch } = page.driver;
      await page.tap(TOGGLE, menuLabels.open);
      await expectPanel(page, true);
      // The thread that scrolls learns of the panel with the next frame.
      await wait(200);
      await page.driver.wheel(await page.find(PANEL), 300);
      if (touch) await drag(touch, { x: 100, y: 600 }, { x: 100, y: 300 });
      for (const { title } of dropdowns) {
        await page.evaluate(closeLists);
        await page.tap(LIST_BUTTON, title);
        await expectOpen(page, [title]);
        for (const start of await startsOfScrolls(page)) {
          if (touch) await drag(touch, start, { x: start.x, y: start.y - 60 });
          await page.driver.wheel(start, 60);
          await page.driver.wheel(start, -60);
        }
        await expectOpen(page, [title]);
      }
      await expectPanel(page, true);
      await page.eventually(() => page.evaluate(scrolled), 0, 'the page behind stays');
    },
  },
];

/** The row of wide windows. */
const row: Journey[] = [
  {
    name: 'menu: a dropdown opens on hover or by a click, closes after it, and an entry leads to its page',
    async run(test) {
      const page = await openMedia(test, ROW);
      for (const { title, entries } of dropdowns) {
        await page.hover(LIST_BUTTON, title);
        await expectEntries(page, entries);
        await page.hover(ENTRY, entries.at(-1)!.title);
        await expectOpen(page, [title]);
        await page.driver.mouse.move(OUTSIDE);
        await expectOpen(page, []);
        await expectEntries(page, []);
      }
      await page.click(LIST_BUTTON, first!.title);
      await expectOpen(page, [first!.title]);
      await press(page.driver.mouse, OUTSIDE);
      await expectOpen(page, []);
      await page.click(LIST_BUTTON, first!.title);
      await page.click(ENTRY, first!.entries.at(-1)!.title);
      await expectRoute(page, first!.entries.at(-1)!.url);
    },
  },
  {
    name: 'menu: Enter opens a dropdown, Tab goes through it and out of it, Escape gives the focus back',
    async run(test) {
      const page = await openMedia(test, ROW);
      for (const { title, entries } of dropdowns) {
        await page.focus(LIST_BUTTON, title);
        await expectOpen(page, []);
        await page.press('Enter');
        await expectOpen(page, [title]);
        for (const entry of entries) {
          await page.press('Tab');
          await expectFocus(page, ENTRY, entry.title);
        }
        await page.press('Tab');
        await expectOpen(page, []);
        await page.focus(LIST_BUTTON, title);
        await page.press('Enter', 'Tab', 'Escape');
        await expectOpen(page, []);
        await expectFocus(page, LIST_BUTTON, title);
      }
    },
  },
];

/** Every pair of items, tapped one after the other: the second tap must land on what it is aimed at. */
const taps: Journey[] = [
  {
    name: 'menu: all pairs of taps land, by mouse',
    run: (test) => tapAll(test, 'mouse', [...test.engine.taps, { width: ROW, hold: 0 }]),
  },
  {
    name: 'menu: all pairs of taps land, by touch',
    needs: 'finger',
    run: (test) => tapAll(test, 'touch', test.engine.taps),
  },
];

export const menu: Journey[] = [...panel, ...row, ...taps];

async function tapAll(test: Test, kind: 'mouse' | 'touch', ways: EngineFacts['taps']): Promise<void> {
  const wrong: string[] = [];
  for (const { width, hold } of ways) {
    const page = await openMedia(test, width);
    const pointer = page.driver[kind]!;
    await page.evaluate(recordClicks);
    if (width < ROW) await page.click(TOGGLE, menuLabels.open);
    for (const { open, tap } of tapPairs()) {
      await page.evaluate(closeLists);
      const place = `${width} px, held ${hold} ms: ${open}, then ${tap}`;
      for (const target of [open, tap]) {
        await press(pointer, await page.evaluate(pointOf, target), target === tap ? hold : 0);
        const clicked = await takeClick(page);
        if (clicked !== target) wrong.push(`${place}: the tap on ${target} clicked ${clicked ?? 'nothing'}`);
      }
      const isOpen = (await page.evaluate(openLists)).includes(tap);
      if (titles.includes(tap) && !isOpen) wrong.push(`${place}: the list of ${tap} is not open`);
      if (wrong.length >= ENOUGH) break;
    }
  }
  if (wrong.length > 0) throw new Error(`At least ${wrong.length} wrong:\n${wrong.join('\n')}`);
}

/** A click comes a little after the pointer was let go. */
async function takeClick(page: Page): Promise<string | null> {
  const end = performance.now() + 600;
  while (performance.now() < end) {
    const clicked = await page.evaluate(takeClicked);
    if (clicked !== null) return clicked;
    await wait(20);
  }
  return null;
}

async function openMedia(test: Test, width: number): Promise<Page> {
  const page = await test.window(width);
  await page.open('/media');
  return page;
}

/** Every item and entry of the panel that is in the window, and its empty part. */
async function startsOfScrolls(page: Page): Promise<Point[]> {
  const items = await page.all('header nav ul button, header nav ul a');
  return [...items, { x: 8, y: 500 }].filter(({ y }) => y > 70 && y < 740).map(({ x, y }) => ({ x, y }));
}

export function expectPanel(page: Page, isOpen: boolean): Promise<void> {
  const read = async () => (await page.all(PANEL)).length > 0;
  return page.eventually(read, isOpen, 'the panel can be seen');
}

/** The entries of the open list, and no others. */
export function expectEntries(page: Page, entries: readonly { title: string }[]): Promise<void> {
  return page.eventually(
    () => page.labels(ENTRY),
    entries.map(({ title }) => title),
    'the entries',
  );
}

async function expectOpen(page: Page, open: string[]): Promise<void> {
  const read = async () => (await page.all(LIST_BUTTON)).filter(({ expanded }) => expanded === 'true');
  await page.eventually(async () => (await read()).map(({ label }) => label), open, 'the open lists');
}

export async function expectFocus(page: Page, selector: string, label: string): Promise<void> {
  const read = async () => (await page.all(selector)).filter(({ focused }) => focused).map((each) => each.label);
  await page.eventually(read, [label], 'what has the focus');
}

export async function expectRoute(page: Page, route: string): Promise<void> {
  await page.eventually(() => page.evaluate(path), route, 'the address');
}

// --- In the page -----------------------------------------------------------------------------------------------------

function scrolled(): number {
  return scrollY;
}

function path(): string {
  return location.pathname;
}
