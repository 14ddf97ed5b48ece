import { useEffect } from 'react';

/** Calls `then` when the window grows from the panel's width to the row's (64rem, `lg` in tailwind.config.ts). */
export function useWideWindow(then: () => void): void {
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', then);
    return () => wide.removeEventListener('change', then);
  });
}
