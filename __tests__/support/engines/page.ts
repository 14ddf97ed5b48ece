import { siteTest, expect } from '@/__tests__/support/fixtures';
import { hasEngine } from '@/tools/shared/find-browser';
import type { Driver, Engine, Point } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** A window of the site, as a visitor uses it. Elements are found by a selector and a label. */
export class EnginePage {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits for its menu's script, which every page has. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.find('header island-menu:defined');
  }

  goto = (route: string) => this.driver.goto(this.origin + route);

  /** Calls a function in the page. It takes and returns JSON, and uses nothing from outside its own body. */
  async evaluate<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Promise<R> {
    const expression = `(${fn})(${args.map((arg) => JSON.stringify(arg)).join()})`;
    return (await this.driver.evaluate(expression)) as R;
  }

  /** The labels of the visible elements for a selector: their `aria-label`, or their text with single spaces. */
  labels = (selector: string) => this.evaluate(visibleLabels, selector);

  expectLabels = (selector: string, labels: readonly string[]) =>
    this.eventually(() => this.labels(selector), labels, selector);

  /** Waits for a visible element, with this label if there is one. */
  async find(selector: string, label?: string): Promise<void> {
    const isThere = async () => (await this.labels(selector)).some((each) => each === (label ?? each));
    await this.eventually(isThere, true, `${selector} "${label ?? ''}" is visible`);
  }

  /** Scrolls an element into the window and moves the mouse to its middle, which nothing may cover. */
  async hover(selector: string, label?: string): Promise<Point> {
    await this.find(selector, label);
    let point = { x: 0, y: -1, cover: '' };
    const isFree = async () => {
      const before = point;
      point = await this.evaluate(reach, selector, label ?? null);
      // A page that is still scrolling or fading would move it out from under the pointer.
      return point.y === before.y ? point.cover : 'something else: it moves';
    };
    await this.eventually(isFree, '', `what covers ${selector} "${label ?? ''}"`);
    await this.driver.mouse.move(point);
    return point;
  }

  async click(selector: string, label?: string): Promise<void> {
    await this.hover(selector, label);
    await this.driver.mouse.down();
    await this.driver.mouse.up();
  }

  async focus(selector: string): Promise<void> {
    await this.find(selector);
    await this.evaluate((each) => document.querySelector<HTMLElement>(each)!.focus(), selector);
  }

  /** Calls `ask` until it returns the expected value. While one page replaces another, `ask` may throw. */
  eventually(ask: () => Promise<unknown>, expected: unknown, what: string): Promise<void> {
    return expect(async () => expect(await ask(), what).toEqual(expected)).toPass({
      timeout: 20_000,
      // In milliseconds: long enough for a smooth scroll to have begun.
      intervals: [40],
    });
  }
}

/** Playwright's `test` with a served site and a browser that Playwright does not drive: the project's `firefox` or `webkit`. */
export const test = siteTest.extend<
  {
    /** A window's usual width in CSS px: a phone's in WebKit (GTK makes none narrower than 447), a desktop's in Firefox. */
    usual: number;
    /** Opens a window that is closed after the test, which must have caused no errors. @param width in CSS px */
    open: (width: number, options?: { script?: boolean }) => Promise<EnginePage>;
    /** Skips the test where the engine is not installed. */
    installed: void;
  },
  { engine: Engine }
>({
  engine: [
    async ({}, provide, { project }) => {
      if (!hasEngine(project.name)) return provide(undefined as never);
      const engine = await (project.name === 'webkit' ? startWebKit() : startFirefox());
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  installed: [
    async ({}, provide, info) => {
      info.skip(!hasEngine(info.project.name), 'not installed');
      await provide();
    },
    { auto: true },
  ],

  usual: ({}, provide, { project }) => provide(project.name === 'webkit' ? 447 : 1280),

  open: async ({ site, engine }, provide) => {
    let driver: Driver | undefined;
    await provide(async (width, { script = true } = {}) => {
      driver = await engine.open({ width, script });
      return new EnginePage(driver, site.url);
    });
    await driver?.close();
    expect(driver?.errors ?? []).toEqual([]);
  },
});

// --- In the page -----------------------------------------------------------------------------------------------------

function visibleLabels(selector: string): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return width > 0 && height > 0 && isShown;
    })
    .map((element) => (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim());
}

function reach(selector: string, label: string | null): Point & { cover: string } {
  const element = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((each) => {
    const name = (each.getAttribute('aria-label') || each.textContent || '').replace(/\s+/g, ' ').trim();
    return each.getBoundingClientRect().width > 0 && (label === null || name === label);
  })!;
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth) {
    // To the middle: the header stays at the top and would cover it there.
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const isFree = there && (element.contains(there) || there.contains(element));
  return { x, y, cover: isFree ? '' : (there?.outerHTML.slice(0, 120) ?? 'nothing: it is outside the window') };
}
