import { useEffect, useRef } from 'react';
import type { Dispatch, FocusEvent, ReactNode, SetStateAction } from 'react';
import { contentProps } from '@/components/islands/server-content';
import type { MenuGroup } from '@/lib/site/menu';
import { isRow } from './is-row';
import { useHover } from './use-hover';

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
const opened = (id: string) => (before: string[]) => [...(isRow() ? [] : before), id];

/**
 * A button with a list of links. If the dropdown has its own page, its title links to that, and the button is beside it.
 *
 * In the row it opens when a mouse or pen hovers, and by its button. In the panel only its own button and Escape close it: a
 * list that closed by itself would move the links under the finger. Before hydration CSS opens it.
 */
export function Dropdown({ menu, id, title, url, current, buttonLabel, entries, shown, onShow }: DropdownProps) {
  const group = useRef<HTMLLIElement>(null);
  const listId = `${menu}_${id}`;
  const open = () => onShow(opened(id));
  const close = () => onShow((before) => before.filter((each) => each !== id));
  const [onClick, onPointerEnter, onPointerLeave] = useHover(shown, open, close);

  // Lists that CSS opened before hydration stay open: in the row the one with the pointer or focus, in the panel all.
  useEffect(() => {
    const { current: element } = group;
    if (isRow() ? element!.matches(':hover,:focus-within') : element!.offsetParent) onShow(opened(id));
  }, [id, onShow]);

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
