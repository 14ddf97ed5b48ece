import { useEffect } from 'react';

/** The width from which the menu is a row (`lg` in tailwind.config.ts). */
export const WIDE = '(min-width: 64rem)';

/**
 * Calls `close` when nothing of the menu may stay open: when the panel becomes a row or the other way round, and when the
 * page is left, which may come back as it was from the back/forward cache.
 */
export function useClosing(close: () => void): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    addEventListener('pagehide', close);
    return () => {
      wide.removeEventListener('change', close);
      removeEventListener('pagehide', close);
    };
  });
}
