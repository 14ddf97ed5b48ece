import { useEffect } from 'react';

/** The width from which the menu is a row (`lg` in tailwind.config.ts). */
const WIDE = '(min-width: 64rem)';

/** Whether the menu is a row, not a panel. */
export const isRow = () => matchMedia(WIDE).matches;

/**
 * Calls `close` when the panel becomes a row or the row a panel, and when the visitor leaves the page, since the page
 * may come back from the back/forward cache. Calls `onEscape` for every Escape, and `onPointerUp` for every click and
 * tap.
 */
export function useDismissal(
  close: () => void,
  onEscape: (event: KeyboardEvent) => void,
  onPointerUp: (event: PointerEvent) => void,
): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape(event);
    wide.addEventListener('change', close);
    addEventListener('pagehide', close);
    addEventListener('keydown', onKey);
    // Not `pointerdown`: a finger that scrolls must not close anything.
    addEventListener('pointerup', onPointerUp);
    return () => {
      wide.removeEventListener('change', close);
      removeEventListener('pagehide', close);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerup', onPointerUp);
    };
  });
}
