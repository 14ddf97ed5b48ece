import { useEffect, useRef } from 'react';
import type { Dispatch, FocusEvent, PointerEvent, ReactNode, SetStateAction } from 'react';
import { contentProps } from '@/components/islands/server-content';
import { isRow } from './use-closing';

export interface DropdownProps {
  /** Id of the menu, from which this dropdown's own ids are derived. */
  menu: string;
  id: string;
  title: string;
  /** Its links; in the visitor's browser none, as the page has them. */
  entries?: ReactNode;
  shown: boolean;
  /** Changes which dropdowns are shown: their ids, in the order in which they were opened. */
  onShow: Dispatch<SetStateAction<string[]>>;
}

/** Adds a dropdown to those that are shown; in the row only one is shown at a time. */
function opened(id: string) {
  const alone = isRow();
  return (before: string[]) => [...(alone ? [] : before), id];
}

/**
 * A button with a list of links.
 *
 * In the row it opens on hover, click and touch. In the panel only its own button and Escape close it: a list that
 * closed by itself would move what is below the finger. Before hydration CSS opens it.
 */
export function Dropdown({ menu, id, title, entries, shown, onShow }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A click on a list that hover has opened pins it; the next click closes it.
  const pinned = useRef(false);
  const listId = `${menu}_${id}`;

  const close = () => onShow((before) => before.filter((each) => each !== id));

  // What CSS has shown until hydration stays open: in the row the list with the pointer or the focus, in the panel all.
  useEffect(() => {
    const group = button.current!.parentElement!;
    if (isRow() ? group.matches(':hover,:focus-within') : group.offsetParent) onShow(opened(id));
  }, [id, onShow]);

  useEffect(() => {
    if (!shown) {
      pinned.current = false;
      return;
    }
    // Not `pointerdown`: a finger that scrolls must not close it.
    const onPointerUp = ({ target }: Event) => {
      if (isRow() && !button.current?.parentElement?.contains(target as Node)) close();
    };
    addEventListener('pointerup', onPointerUp);
    return () => removeEventListener('pointerup', onPointerUp);
  });

  const onClick = () => {
    if (shown && (pinned.current || !isRow())) return close();
    pinned.current = true;
    if (!shown) onShow(opened(id));
  };
  // In the panel a list that opens on hover would move the next one away from the pointer.
  const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && isRow();
  const onPointerEnter = (event: PointerEvent) => {
    // Hover must not take the keyboard focus out of another list.
    const focused = document.activeElement!;
    if (hovers(event) && !shown && !(focused.closest('[data-shown]') && focused.matches(':focus-visible'))) {
      onShow(opened(id));
    }
  };
  const onPointerLeave = (event: PointerEvent<HTMLLIElement>) => {
    const focused = event.currentTarget.contains(document.activeElement);
    if (hovers(event) && shown && !pinned.current && !focused) close();
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (isRow() && shown && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <li
      className="menu-group"
      data-shown={shown || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlurCapture={onBlur}
    >
      <button
        ref={button}
        type="button"
        className="menu-item"
        aria-expanded={shown}
        aria-controls={listId}
        onClick={onClick}
      >
        {title}
      </button>
      <ul role="list" id={listId} className="menu-list" {...contentProps(entries)} />
    </li>
  );
}
