import { getContent } from '@/lib/content';
import { menuProps } from '@/lib/menu';

/**
 * Taps in the top navigation, in pairs: the first opens a list, and the second must land on what the visitor aims at.
 *
 * Nothing here knows a driver. What runs in the page takes and gives JSON, uses nothing from outside its own body and names no
 * function in it, so that any driver can send its source.
 */

/** The visible words of a dropdown, and of the item that is tapped while its list is open. */
export interface TapPair {
  open: string;
  tap: string;
}

/** Every dropdown with every other item: dropdowns, plain links and the action. */
export function tapPairs(): TapPair[] {
  const { items, action } = menuProps(getContent());
  const all = [...items.map(({ title }) => title), action.label];
  return items
    .filter((item) => 'entries' in item)
    .flatMap(({ title: open }) => all.filter((tap) => tap !== open).map((tap) => ({ open, tap })));
}

/** In the page: keeps the words of the last item that was clicked, and lets no link lead away. */
export function recordClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a,button');
      const words = link ? (link.textContent ?? '').trim() : 'nothing';
      const isItem = link && link.matches('.menu-item,.menu-action');
      Object.assign(window, { landed: isItem ? words : `no item: ${words}` });
      if (link instanceof HTMLAnchorElement) event.preventDefault();
    },
    true,
  );
}

/** In the page: the words of the last item that was clicked; null when there was no click since the last call. */
export function takeLanded(): string | null {
  const { landed = null } = window as { landed?: string | null };
  Object.assign(window, { landed: null });
  return landed;
}

/** In the page: closes every list and scrolls the panel back to its start. */
export function closeLists(): void {
  document.querySelectorAll<HTMLElement>('.menu [aria-expanded="true"]').forEach((button) => button.click());
  document.querySelector('.menu')!.scrollTop = 0;
  Object.assign(window, { landed: null });
}

/** In the page: the words of the dropdowns that are open, in their order in the menu. */
export function openLists(): string[] {
  const buttons = document.querySelectorAll('.menu [aria-expanded="true"]');
  return Array.from(buttons, (button) => (button.textContent ?? '').trim());
}

/** In the page: the middle of an item in CSS px of the window, after the panel has scrolled to it if it must. */
export function pointOf(words: string): { x: number; y: number } {
  const panel = document.querySelector('.menu')!;
  const item = Array.from(panel.querySelectorAll('.menu-item,.menu-action')).find(
    (each) => (each.textContent ?? '').trim() === words,
  )!;
  const before = item.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) panel.scrollTop += (before.top + before.bottom - innerHeight) / 2;
  const { x, y, width, height } = item.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
