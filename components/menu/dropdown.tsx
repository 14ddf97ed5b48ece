import { useEffect, useRef } from 'react';
import type { Dispatch, FocusEvent, PointerEvent, ReactNode, SetStateAction } from 'react';
import { contentProps } from '@/components/islands/server-content';
import type { MenuGroup } from '@/lib/site/menu';
import { onceOffTheWay } from './on-the-way';
import { isRow } from './use-dismissal';

export interface DropdownProps extends Omit<MenuGroup, 'entries'> {
  /** Id of the menu, from which this dropdown's own ids are derived. */
  menu: string;
  /** Its links; none in the visitor's browser, because the page has them already. */
  entries?: ReactNode;
  shown: boolean;
  /** Changes the list of open dropdowns: their ids, in the order in which they were opened. */
  onShow: Dispatch<SetStateAction<string[]>>;
}

/** Adds a dropdown to the open ones; in the row only one is open at a time. */
function opened(id: string) {
  const alone = isRow();
  return (before: string[]) => [...(alone ? [] : before), id];
}

const closed = (id: string) => (before: string[]) => before.filter((each) => each !== id);

/**
 * A button with a list of links. If the dropdown has its own page, its title links to that, and the button is beside it.
 *
 * In the row it opens when a mouse or pen hovers, and by its button. In the panel only its own button and Escape close it: a
 * list that closed by itself would move the links under the finger. Before hydration CSS opens it.
 */
export function Dropdown({ menu, id, title, url, current, buttonLabel, entries, shown, onShow }: DropdownProps) {
  const group = useRef<HTMLLIElement>(null);
  // A click on a list that hover has opened pins it; the next click closes it.
  const pinned = useRef(false);
  // The action of a hover, for when the pointer turns out not to be on its way to the open list.
  const callOff = useRef<() => void>(undefined);
  const listId = `${menu}_${id}`;

  // Lists that CSS opened before hydration stay open: in the row the one with the pointer or focus, in the panel all.
  useEffect(() => {
    const { current: element } = group;
    if (isRow() ? element!.matches(':hover,:focus-within') : element!.offsetParent) onShow(opened(id));
  }, [id, onShow]);

  useEffect(() => {
    if (!shown) return;
    // Not `pointerdown`: a finger that scrolls must not close it.
    const onPointerUp = ({ target }: Event) => {
      if (isRow() && !group.current!.contains(target as Node)) onShow(closed(id));
    };
    addEventListener('pointerup', onPointerUp);
    return () => {
      pinned.current = false;
      removeEventListener('pointerup', onPointerUp);
    };
  }, [id, onShow, shown]);

  const onClick = () => {
    callOff.current?.();
    if (shown && (pinned.current || !isRow())) return onShow(closed(id));
    pinned.current = true;
    if (!shown) onShow(opened(id));
  };
  /** Calls `act` at once or, if a list is open, when the pointer is not on its way there. */
  const hover = (event: PointerEvent, open: Element | null, act: () => void) => {
    callOff.current?.();
    // In the panel a list that opens on hover would move the next one away from the pointer.
    if (event.pointerType === 'touch' || !isRow()) return;
    if (open) callOff.current = onceOffTheWay(event, open.lastElementChild!, act);
    else act();
  };
  const onPointerEnter = (event: PointerEvent<HTMLLIElement>) => {
    const open = event.currentTarget.parentElement!.querySelector('[data-shown]');
    hover(event, shown ? null : open, () => {
      // Hover must not take the keyboard focus out of another list.
      if (!shown && !document.activeElement!.matches('[data-shown] :focus-visible')) onShow(opened(id));
    });
  };
  const onPointerLeave = (event: PointerEvent<HTMLLIElement>) => {
    const { currentTarget } = event;
    hover(event, shown ? currentTarget : null, () => {
      if (shown && !pinned.current && !currentTarget.contains(document.activeElement)) onShow(closed(id));
    });
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (isRow() && shown && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      onShow(closed(id));
    }
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
