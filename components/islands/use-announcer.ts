import { useCallback, useRef } from 'react';

/**
 * Milliseconds between an event and its announcement: Orca drops an announcement made within 100 ms of another, and of
 * several elements added together it reads only the last.
 */
const DELAY = 300;

/** The text is removed after this many milliseconds, so that nobody comes across it when reading on. */
const DURATION = 1000;

/**
 * Tells screen readers what has happened, one announcement at a time. A later one replaces the previous one, even if
 * that has not been read yet. Each is a new element, because a translator may have replaced the text node of the last
 * one.
 *
 * @returns the function that announces text, and the props for its element, a `div` without children
 */
export function useAnnouncer() {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const announce = useCallback((text: string) => {
    const region = ref.current!;
    // Not a `<p>`: Orca 48 fails to read some paragraphs.
    const element = document.createElement('div');
    element.textContent = text;
    region.replaceChildren();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      region.append(element);
      timer.current = setTimeout(() => element.remove(), DURATION);
    }, DELAY);
  }, []);

  // The element has no role `status`, which would make screen readers stop at it even while it is empty.
  return { announce, region: { ref, 'aria-live': 'polite', className: 'sr-only' } as const };
}
