import { useRef, type PointerEvent } from 'react';
import { isRow } from './is-row';
import { onceOffTheWay } from './on-the-way';

/** Whether a list opens on hover: in the panel it would move the next one away from the pointer. */
const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && isRow();

/**
 * Opens and closes a dropdown when a mouse or pen hovers, and when its button is clicked.
 *
 * @param shown whether it is open
 * @returns the handlers of the button's `click`, and of `pointerenter` and `pointerleave` of the dropdown
 */
export function useHover(shown: boolean, open: () => void, close: () => void) {
  // A click on a list that hover has opened pins it; the next click closes it.
  const pinned = useRef(false);
  // Ends the wait for a pointer on its way to an open list.
  const stopWaiting = useRef<() => void>(undefined);

  const onPointerEnter = (event: PointerEvent) => {
    stopWaiting.current?.();
    if (shown || !hovers(event)) return;
    const list = event.currentTarget.parentElement!.querySelector('[data-shown] > .menu-list');
    stopWaiting.current = onceOffTheWay(event, list, () => {
      // Hover must not take the keyboard focus out of another list.
      if (document.activeElement!.matches('[data-shown] :focus-visible')) return;
      pinned.current = false;
      open();
    });
  };
  const onPointerLeave = (event: PointerEvent) => {
    stopWaiting.current?.();
    const { currentTarget } = event;
    if (!shown || pinned.current || !hovers(event)) return;
    stopWaiting.current = onceOffTheWay(event, currentTarget.lastElementChild, () => {
      if (!currentTarget.contains(document.activeElement)) close();
    });
  };
  const onClick = () => {
    stopWaiting.current?.();
    if (shown && (pinned.current || !isRow())) return close();
    pinned.current = true;
    if (!shown) open();
  };
  return [onClick, onPointerEnter, onPointerLeave] as const;
}
