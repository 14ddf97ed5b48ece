import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to `next` if the component's element has it when it disappears.
 *
 * @returns the `ref` for that element
 */
export function useFocusAfter<Type extends HTMLElement>(next: RefObject<HTMLElement | null>) {
  const element = useRef<Type>(null);
  useLayoutEffect(() => {
    const before = element.current!;
    const after = next.current!;
    return () => {
      if (before.contains(document.activeElement)) after.focus();
    };
  }, [next]);
  return element;
}
