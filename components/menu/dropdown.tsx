import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { contentProps } from '@/components/islands/server-content';
import type { MenuGroup } from '@/lib/site/menu';

export interface DropdownProps extends Omit<MenuGroup, 'entries'> {
  /** The dropdown's links. They are passed only on the server: in the browser they are already in the page. */
  entries?: ReactNode;
  open: boolean;
  onToggle(event: MouseEvent): void;
  onEnter(event: PointerEvent): void;
  onLeave(event: PointerEvent): void;
}

/**
 * A button with a list of links. If the dropdown has its own page, its title links to that, and the button is beside
 * it.
 *
 * @param id the id of the list
 */
export function Dropdown(dropdown: DropdownProps) {
  const { id, title, url, current, buttonLabel, entries, open, onToggle, onEnter, onLeave } = dropdown;
  const button = { type: 'button', 'aria-expanded': open, 'aria-controls': id, onClick: onToggle } as const;
  return (
    <li className="menu-group" onPointerEnter={onEnter} onPointerLeave={onLeave}>
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
      <ul role="list" id={id} className="menu-list" {...contentProps(entries)} />
    </li>
  );
}
