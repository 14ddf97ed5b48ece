import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * If the component's element has the focus when it is removed, moves the focus to `next`.
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
