import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { WIDE } from './use-closing';

interface DropdownProps {
  /** Id of the menu, from which this dropdown's own ids are derived. */
  menu: string;
  id: string;
  title: string;
  entries: { id: string; title: string; url: string }[];
  shown: boolean;
  /** Asks for this dropdown (its id) or none (null) to be shown. */
  onShow(id: string | null): void;
}

/**
 * A button with a list of links: opens on hover, on click and by touch; Escape closes it and returns the focus.
 *
 * Before the script runs CSS alone opens it on hover and focus.
 */
export function Dropdown({ menu, id, title, entries, shown, onShow }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A click on what hover has opened keeps it open; the next one closes it.
  const pinned = useRef(false);
  const listId = `${menu}-${id}`;

  const close = () => {
    pinned.current = false;
    onShow(null);
  };

  // Until now CSS alone has shown the list in which the pointer or the focus is: it stays open.
  useEffect(() => {
    if (button.current?.parentElement?.matches(':hover,:focus-within')) onShow(id);
  }, [id, onShow]);

  useEffect(() => {
    if (!shown) {
      pinned.current = false;
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The panel around the dropdown stays open: one Escape, one step back.
      event.preventDefault();
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
      onShow(null);
    };
    const onPointerDown = (event: Event) => {
      const inside = button.current?.parentElement?.contains(event.target as Node);
      if (!inside) onShow(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [shown, onShow]);

  const onClick = () => {
    if (shown && pinned.current) return close();
    pinned.current = true;
    onShow(id);
  };
  // In the panel a list that opened under the pointer would push the next one away from it.
  const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && matchMedia(WIDE).matches;
  const onPointerEnter = (event: PointerEvent) => {
    // A pointer that is only in the way must not take the focus out of another list.
    const busy = document.querySelector('[data-shown] :focus-visible');
    if (hovers(event) && !shown && !busy) onShow(id);
  };
  const onPointerLeave = (event: PointerEvent<HTMLLIElement>) => {
    const focused = event.currentTarget.contains(document.activeElement);
    if (hovers(event) && shown && !pinned.current && !focused) onShow(null);
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (shown && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
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
        <span className="menu-chevron" aria-hidden="true" />
      </button>
      <ul id={listId} className="menu-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={entry.url} className="menu-entry">
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
