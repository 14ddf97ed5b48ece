import { useRef } from 'react';

/** How much later than its cause a text is said: Orca drops what is new within 100 ms of something else. Milliseconds. */
const DELAY = 300;

/** How long it stays, so that nobody who reads on meets it. Milliseconds. */
const DURATION = 1000;

/**
 * Tells screen readers what happened, one text at a time: a later text replaces the one before, said or not. Each is a
 * new element, because a translator may have replaced the text node of the last one.
 *
 * @returns the function that says a text; and the props of the element in which it does, a `div` without children
 */
export function useAnnouncer() {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function announce(text: string) {
    const clear = () => ref.current?.replaceChildren();
    const say = () => {
      // Not a paragraph: Orca 48 says nothing of some.
      const element = document.createElement('div');
      element.textContent = text;
      ref.current?.append(element);
      timer.current = setTimeout(clear, DURATION);
    };
    clear();
    clearTimeout(timer.current);
    timer.current = setTimeout(say, DELAY);
  }

  // No status, which would be a stop of its own while it is empty.
  return { announce, region: { ref, 'aria-live': 'polite', className: 'sr-only' } as const };
}
