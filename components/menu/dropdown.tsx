import { useEffect, useRef } from 'react';
import type { Dispatch, FocusEvent, PointerEvent, ReactNode, SetStateAction } from 'react';
import { contentProps } from '@/components/islands/server-content';
import type { MenuGroup } from '@/lib/site/menu';
import { onceOffTheWay } from './on-the-way';
import { isRow } from './use-dismissal';

export interface DropdownProps extends Omit<MenuGroup, 'entries'> {
  /** Id of the menu, from which this dropdown's own ids are derived. */
  menu: string;
  /** The dropdown's links. They are passed only on the server: in the browser they are already in the page. */
  entries?: ReactNode;
  shown: boolean;
  /** Changes the list of open dropdowns: their ids, in the order they were opened. */
  onShow: Dispatch<SetStateAction<string[]>>;
}

/** Adds a dropdown to the open ones; in the row only one is open at a time. */
const opened = (id: string) => (before: string[]) => [...(isRow() ? [] : before), id];

/** Whether a list opens on hover: not in the panel, where it would push the next one away from the pointer. */
const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && isRow();

/**
 * A button with a list of links. If the dropdown has its own page, its title links to that, and the button is beside
 * it.
 *
 * In the row it opens on hover by mouse or pen, and by its button. In the panel only its own button and Escape close
 * it: a list that closed automatically would move the links under the finger. Before hydration CSS opens it.
 */
export function Dropdown({ menu, id, title, url, current, buttonLabel, entries, shown, onShow }: DropdownProps) {
  const group = useRef<HTMLLIElement>(null);
  // A click on a list that hover has opened pins it; the next click closes it.
  const pinned = useRef(false);
  // Stops waiting for a pointer on its way to an open list.
  const stopWaiting = useRef<() => void>(undefined);
  const listId = `${menu}_${id}`;
  const close = () => onShow((before) => before.filter((each) => each !== id));

  // Lists that CSS opened before hydration stay open: in the row the one with the pointer or focus, in the panel all.
  useEffect(() => {
    const { current: element } = group;
    if (isRow() ? element!.matches(':hover,:focus-within') : element!.offsetParent) onShow(opened(id));
  }, [id, onShow]);

  const onClick = () => {
    stopWaiting.current?.();
    if (shown && (pinned.current || !isRow())) return close();
    pinned.current = true;
    if (!shown) onShow(opened(id));
  };
  const onPointerEnter = (event: PointerEvent<HTMLLIElement>) => {
    stopWaiting.current?.();
    if (shown || !hovers(event)) return;
    const list = event.currentTarget.parentElement!.querySelector('[data-shown] > .menu-list');
    stopWaiting.current = onceOffTheWay(event, list, () => {
      // Hover must not take the keyboard focus out of another list.
      if (document.activeElement!.matches('[data-shown] :focus-visible')) return;
      pinned.current = false;
      onShow(opened(id));
    });
  };
  const onPointerLeave = (event: PointerEvent<HTMLLIElement>) => {
    stopWaiting.current?.();
    const { currentTarget } = event;
    if (!shown || pinned.current || !hovers(event)) return;
    stopWaiting.current = onceOffTheWay(event, currentTarget.lastElementChild, () => {
      if (!currentTarget.contains(document.activeElement)) close();
    });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (isRow() && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const button = { type: 'button', 'aria-expanded': shown, 'aria-controls': listId, onClick } as const;

  return (
    <li
      ref={group}
      className="menu-group"
      data-shown={shown || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlurCapture={onBlur}
    >
      {url ? (
        <>
          <a href={url} aria-current={current} className="menu-item">
            {title}
          </a>
          <button {...button} aria-label={buttonLabel} className="menu-more" />
        </>
      ) : (
        <button {...button} className="menu-item">
          {title}
        </button>
      )}
      <ul role="list" id={listId} className="menu-list" {...contentProps(entries)} />
    </li>
  );
}
