import { dropdowns, menuItems } from './content/site-texts';
import type { Point } from './engines/driver';

/**
 * Taps in the top navigation, in pairs: the first opens a list, and the second must land on its target.
 *
 * This works with any driver, because a driver can send the source of the functions that run in the page: they take and
 * return JSON, use nothing from outside their own bodies, and contain no named functions.
 */

/** Calls one of the functions below in the page. */
type Evaluate = <A, R>(fn: (argument: A) => R, argument: A) => Promise<R>;

/** How long after a tap its click may come, in milliseconds. */
const CLICK_TIME = 600;

/**
 * Opens every dropdown and then taps every other item: dropdowns, plain links and the call to action.
 *
 * @param tap taps a point of the window, in CSS px
 * @returns a line for each pair that went wrong
 */
export async function tapAll(evaluate: Evaluate, tap: (at: Point) => Promise<void>): Promise<string[]> {
  const tapOn = async (label: string) => {
    await tap(await evaluate(pointOf, label));
    const end = performance.now() + CLICK_TIME;
    let clicked: string | null = null;
    while (clicked === null && performance.now() < end) clicked = await evaluate(takeClicked, undefined);
    return clicked;
  };
  const issues: string[] = [];
  const titles = dropdowns.map(({ button }) => button);
  await evaluate(recordClicks, undefined);
  for (const first of titles) {
    for (const second of menuItems.filter((item) => item !== first)) {
      await evaluate(closeLists, undefined);
      const clicked = [await tapOn(first), await tapOn(second)];
      const isOpen = !titles.includes(second) || (await evaluate(openLists, undefined)).includes(second);
      if (clicked.join() !== `${first},${second}` || !isOpen) {
        issues.push(`${first}, then ${second}: clicked ${clicked.join()}, which is ${isOpen ? 'open' : 'closed'}`);
      }
    }
  }
  return issues;
}

/** In the page: records the label of the last item that was clicked, and keeps links from leading away. */
export function recordClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a,button');
      const label = link ? (link.getAttribute('aria-label') ?? link.textContent ?? '').trim() : 'nothing';
      const isItem = link && link.matches('.menu-item,.menu-more,.menu-action');
      Object.assign(window, { clicked: isItem ? label : `no item: ${label}` });
      if (link instanceof HTMLAnchorElement) event.preventDefault();
    },
    true,
  );
}

/** In the page: the label of the last item that was clicked; null when there was no click since the last call. */
export function takeClicked(): string | null {
  const { clicked = null } = window as { clicked?: string | null };
  Object.assign(window, { clicked: null });
  return clicked;
}

/** In the page: closes every list and scrolls the panel back to its start. */
function closeLists(): void {
  document.querySelectorAll<HTMLElement>('.menu [aria-expanded="true"]').forEach((button) => button.click());
  document.querySelector('.menu')!.scrollTop = 0;
  Object.assign(window, { clicked: null });
}

/** In the page: the labels of the open dropdowns, in menu order. */
export function openLists(): string[] {
  const buttons = document.querySelectorAll('.menu [aria-expanded="true"]');
  return Array.from(buttons, (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim());
}

/** In the page: the middle of an item in CSS px of the window, after scrolling the panel to it if necessary. */
function pointOf(label: string): { x: number; y: number } {
  const panel = document.querySelector('.menu')!;
  const item = Array.from(panel.querySelectorAll('.menu-item,.menu-more,.menu-action')).find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === label,
  )!;
  const before = item.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) panel.scrollTop += (before.top + before.bottom - innerHeight) / 2;
  const { x, y, width, height } = item.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
