import { setTimeout as wait } from 'node:timers/promises';
import { closeLists, openLists, pointOf, recordClicks, takeClicked, tapPairs } from '../../browser/tap-pairs';
import { dropdowns, menuLabels } from '../../browser/content';
import type { Point } from '../driver';
import type { Journey, Test } from '../journey';
import { drag, press, type Page } from '../page';

export const TOGGLE = 'header button, header a, header summary';
export const PANEL = 'header nav';
export const LIST_BUTTON = 'header nav button[aria-expanded]';
export const ENTRY = 'header nav ul ul a';

/** Where the menu is a row with dropdowns. */
const ROW = 1280;

/** After so many taps that went wrong there is no need to try the others. */
const ENOUGH = 12;

const titles = dropdowns.map(({ title }) => title);
const entriesOf = (title: string) => dropdowns.find((each) => each.title === title)!.entries;
const [first] = dropdowns;

/** The phone menu. */
const panel: Journey[] = [
  {
    name: 'menu: the panel opens and closes by its buttons',
    async run(test) {
      for (const width of test.engine.panelWidths) {
        const page = await openMedia(test, width);
        for (const way of ['click', 'tap'] as const) {
          await expectPanel(page, false);
          await page[way](TOGGLE, menuLabels.open);
          await expectPanel(page, true);
          await page[way]('header nav button, header nav a', menuLabels.close);
          await expectPanel(page, false);
        }
      }
    },
  },
  {
    name: 'menu: Escape closes the open list, then the panel, and gives the focus back',
    async run(test) {
      const page = await openMedia(test, test.engine.panelWidths[0]!);
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
    name: 'menu: the page behind the panel does not scroll',
    async run(test) {
      const page = await openMedia(test, test.engine.panelWidths[0]!);
      await page.tap(TOGGLE, menuLabels.open);
      await expectPanel(page, true);
      const middle = await page.find(PANEL);
      // The thread that scrolls learns of the panel with the next frame.
      await wait(200);
      await page.driver.wheel(middle, 300);
      if (page.driver.touch) await drag(page.driver.touch, { x: 100, y: 600 }, { x: 100, y: 300 });
      await wait(400);
      await page.eventually(() => page.evaluate(scrolled), 0, 'the page behind stays');
      await expectPanel(page, true);
    },
  },
  {
    name: 'menu: each list opens in the panel and closes, and an entry leads to its page',
    async run(test) {
      const page = await openMedia(test, test.engine.panelWidths[0]!);
      for (const { title, entries } of dropdowns) {
        await page.open('/media');
        await page.tap(TOGGLE, menuLabels.open);
        await page.tap(LIST_BUTTON, title);
        await page.eventually(
          () => page.labels(ENTRY),
          entries.map((entry) => entry.title),
          `the list of ${title}`,
        );
        await page.tap(LIST_BUTTON, title);
        await expectOpen(page, []);
        await page.tap(LIST_BUTTON, title);
        await page.tap(ENTRY, entries.at(-1)!.title);
        await expectRoute(page, entries.at(-1)!.url);
      }
    },
  },
  {
    name: 'menu: a scroll begun anywhere in the panel closes no list',
    async run(test) {
      const page = await openMedia(test, test.engine.panelWidths[0]!);
      await page.tap(TOGGLE, menuLabels.open);
      for (const title of titles) {
        await page.evaluate(closeLists);
        await page.tap(LIST_BUTTON, title);
        await expectOpen(page, [title]);
        for (const start of await startsOfScrolls(page)) {
          if (page.driver.touch) await drag(page.driver.touch, start, { x: start.x, y: start.y - 60 });
          await page.driver.wheel(start, 60);
          await page.driver.wheel(start, -60);
          await expectOpen(page, [title]);
        }
      }
      await expectPanel(page, true);
    },
  },
];

/** The row of wide windows. */
const row: Journey[] = [
  {
    name: 'menu: each dropdown opens on hover and closes after it',
    async run(test) {
      const page = await openMedia(test, ROW);
      for (const { title, entries } of dropdowns) {
        await page.hover(LIST_BUTTON, title);
        await page.eventually(
          () => page.labels(ENTRY),
          entries.map((entry) => entry.title),
          `the list of ${title}`,
        );
        await expectOpen(page, [title]);
        await page.hover(ENTRY, entries.at(-1)!.title);
        await expectOpen(page, [title]);
        await page.driver.mouse.move({ x: 5, y: 700 });
        await expectOpen(page, []);
        await page.eventually(() => page.labels(ENTRY), [], 'no list');
      }
    },
  },
  {
    name: 'menu: Enter opens a dropdown, Tab goes through it and out of it, and one is open at a time',
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
      }
      for (const title of titles) {
        await page.focus(LIST_BUTTON, title);
        await page.press('Enter');
        await expectOpen(page, [title]);
      }
    },
  },
  {
    name: 'menu: Escape closes a dropdown and gives the focus back',
    async run(test) {
      const page = await openMedia(test, ROW);
      for (const title of titles) {
        await page.focus(LIST_BUTTON, title);
        await page.press('Enter', 'Tab');
        await expectFocus(page, ENTRY, entriesOf(title)[0]!.title);
        await page.press('Escape');
        await expectOpen(page, []);
        await expectFocus(page, LIST_BUTTON, title);
      }
      await page.hover(LIST_BUTTON, first!.title);
      await expectOpen(page, [first!.title]);
      await page.press('Escape');
      await expectOpen(page, []);
    },
  },
  {
    name: 'menu: a click opens a dropdown, one outside closes it, and an entry leads to its page',
    async run(test) {
      const page = await openMedia(test, ROW);
      for (const { title, entries } of dropdowns) {
        await page.click(LIST_BUTTON, title);
        await expectOpen(page, [title]);
        await press(page.driver.mouse, { x: 5, y: 700 });
        await expectOpen(page, []);
        await page.click(LIST_BUTTON, title);
        await page.click(ENTRY, entries.at(-1)!.title);
        await expectRoute(page, entries.at(-1)!.url);
        await page.open('/media');
      }
    },
  },
];

/** Every pair of items, tapped one after the other: the second tap must land on what it is aimed at. */
const taps: Journey[] = [
  {
    name: 'menu: all pairs of taps land, by mouse',
    run: (test) => tapAll(test, 'mouse', [...test.engine.panelWidths, ROW]),
  },
  {
    name: 'menu: all pairs of taps land, by touch',
    needs: 'finger',
    run: (test) => tapAll(test, 'touch', test.engine.panelWidths),
  },
];

export const menu: Journey[] = [...panel, ...row, ...taps];

async function tapAll(test: Test, kind: 'mouse' | 'touch', widths: number[]): Promise<void> {
  const wrong: string[] = [];
  for (const width of widths) {
    const page = await openMedia(test, width);
    const pointer = page.driver[kind]!;
    await page.evaluate(recordClicks);
    if (width < 1024) await page.click(TOGGLE, menuLabels.open);
    for (const hold of test.engine.holds) {
      for (const { open, tap } of tapPairs()) {
        await page.evaluate(closeLists);
        const place = `${width} px, held ${hold} ms: ${open}, then ${tap}`;
        for (const target of [open, tap]) {
          const at = await page.evaluate(pointOf, target);
          await press(pointer, at, target === tap ? hold : 0);
          const clicked = await takeClick(page);
          if (clicked !== target) wrong.push(`${place}: the tap on ${target} clicked ${clicked ?? 'nothing'}`);
        }
        const isOpen = (await page.evaluate(openLists)).includes(tap);
        if (titles.includes(tap) && !isOpen) wrong.push(`${place}: the list of ${tap} is not open`);
        if (wrong.length >= ENOUGH) throw new Error(`At least ${wrong.length} wrong:\n${wrong.join('\n')}`);
      }
    }
  }
  if (wrong.length > 0) throw new Error(`${wrong.length} wrong:\n${wrong.join('\n')}`);
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

// --- In the page ---------------------------------------------------------------------------------------------------------

function scrolled(): number {
  return scrollY;
}

function path(): string {
  return location.pathname;
}
