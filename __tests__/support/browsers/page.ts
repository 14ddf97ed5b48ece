import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Driver, Key, Point, Pointer } from './driver';

/** A visible element, as `visible` describes it. */
interface Visible {
  /** The element's index among all elements for the selector. */
  index: number;
  /** The element's `aria-label`, or its text with single spaces. */
  label: string;
  focused: boolean;
}

/** How long an expectation may take to hold, in milliseconds. */
const TIMEOUT = 5_000;

/** Long enough for a smooth scroll to have begun, in milliseconds. */
const FRAMES = 40;

/** A window of the site, as a visitor uses it. Elements are found by a selector and a label. */
export class Page {
  /** Problems that a journey causes on purpose. */
  readonly allowed: RegExp[] = [];

  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits for its menu's script, which every page has. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.eventually(() => this.evaluate(isLive), true, `the script of ${route} runs`);
  }

  /** Opens a page whose script does not run. */
  goto(route: string): Promise<void> {
    return this.driver.goto(this.origin + route);
  }

  /** Calls a function in the page. It takes and returns JSON, and uses nothing from outside its own body. */
  async evaluate<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const expression = `(${fn})(${args.map((arg) => JSON.stringify(arg))})`;
    return (await this.driver.evaluate(expression)) as Awaited<R>;
  }

  /** The visible elements for a selector, in document order. */
  all(selector: string): Promise<Visible[]> {
    return this.evaluate(visible, selector);
  }

  /** The labels of the visible elements for a selector. */
  async labels(selector: string): Promise<string[]> {
    return (await this.all(selector)).map(({ label }) => label);
  }

  /** The first visible element for a selector, with this label if there is one. Waits for it. */
  async find(selector: string, label?: string): Promise<Visible> {
    let found: Visible | undefined;
    const isThere = async () => {
      found = (await this.all(selector)).find((each) => label === undefined || each.label === label);
      return found !== undefined;
    };
    await this.eventually(isThere, true, `${selector} "${label ?? ''}" is visible`);
    return found!;
  }

  /** Scrolls an element into the window and returns its middle; nothing may cover it. */
  async pointOf(selector: string, label?: string): Promise<Point> {
    const { index } = await this.find(selector, label);
    let point = await this.evaluate(reach, selector, index);
    const isFree = async () => {
      const before = point;
      // A page that is still scrolling or fading would move it out from under the pointer.
      await wait(FRAMES);
      point = await this.evaluate(reach, selector, index);
      return point.y === before.y ? point.cover : 'something else: it moves';
    };
    await this.eventually(isFree, '', `what covers ${selector} "${label ?? ''}"`);
    return { x: point.x, y: point.y };
  }

  async click(selector: string, label?: string): Promise<void> {
    await press(this.driver.mouse, await this.pointOf(selector, label));
  }

  async tap(selector: string, label?: string): Promise<void> {
    await press(this.driver.finger, await this.pointOf(selector, label));
  }

  async hover(selector: string, label?: string): Promise<void> {
    await this.driver.mouse.move(await this.pointOf(selector, label));
  }

  async focus(selector: string, label?: string): Promise<void> {
    const { index } = await this.find(selector, label);
    await this.evaluate(focusOn, selector, index);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Calls `ask` until it returns the expected value. While one page replaces another, `ask` may throw. */
  eventually(ask: () => Promise<unknown>, expected: unknown, what: string, timeout = TIMEOUT): Promise<void> {
    return expect(async () => expect(await ask(), what).toEqual(expected)).toPass({ timeout, intervals: [40] });
  }

  /** The problems so far that are not allowed. */
  async problems(): Promise<string[]> {
    const all = await this.driver.problems();
    return all.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }
}

/** Presses, and releases after `hold` milliseconds. */
export async function press(pointer: Pointer, at: Point, hold = 0): Promise<void> {
  await pointer.down(at);
  if (hold > 0) await wait(hold);
  await pointer.up();
}

/** Drags in a straight line from one point to another. */
export async function drag(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await pointer.down(from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await pointer.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await pointer.up();
}

// --- In the page -----------------------------------------------------------------------------------------------------

function isLive(): boolean {
  return document.querySelector('header island-menu:defined') !== null;
}

function visible(selector: string): Visible[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .map((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      return {
        index,
        label: (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim(),
        isVisible: width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible',
        focused: document.activeElement === element,
      };
    })
    .filter(({ isVisible }) => isVisible);
}

function reach(selector: string, index: number): Point & { cover: string } {
  const element = document.querySelectorAll(selector)[index]!;
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth) {
    // To the middle: the header stays at the top and would cover it there.
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const there = document.elementFromPoint(x, y);
  const isFree = there && (element.contains(there) || there.contains(element));
  return { x, y, cover: isFree ? '' : there ? there.outerHTML.slice(0, 120) : 'nothing: it is outside the window' };
}

function focusOn(selector: string, index: number): void {
  document.querySelectorAll<HTMLElement>(selector)[index]!.focus();
}
