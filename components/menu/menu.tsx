'use client';

import { useRef, useState, type FocusEvent } from 'react';
import type { ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { MenuEntry, MenuGroup, TopMenu } from '@/lib/site/menu';
import { Dropdown } from './dropdown';
import { isRow, useDismissal } from './use-dismissal';
import { usePanelWithoutPopovers } from './without-popovers';

export interface MenuProps extends Omit<TopMenu, 'items'> {
  items: (MenuEntry | Omit<MenuGroup, 'entries'>)[];
  /** The links of each dropdown, by its id. */
  content?: ServerContent;
}

/**
 * The top navigation: a row with dropdowns in wide windows, a panel in narrow ones.
 *
 * The panel is a native popover: it opens, closes on Escape and returns the focus without a script;
 * `without-popovers.tsx` is for browsers without popovers.
 */
export function Menu({ id, label, openLabel, closeLabel, items, action, content }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [shown, setShown] = useState<string[]>([]);
  const [isOpen, toggle, closePanel] = usePanelWithoutPopovers(hydrated, panel, button);

  function close() {
    closePanel();
    setShown([]);
    panel.current?.hidePopover?.();
  }
  // Each Escape closes one thing: first the list with the focus or the one opened last, then the panel.
  const onEscape = (event: KeyboardEvent) => {
    const list = document.activeElement!.closest('[data-shown]')?.lastElementChild;
    if (shown.length > 0) {
      event.preventDefault();
      (list?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
      setShown(list ? shown.filter((each) => list.id !== `${id}_${each}`) : shown.slice(0, -1));
    } else if (isOpen) toggle();
  };
  const onPointerUp = ({ target }: Event) => {
    const list = panel.current!.querySelector('[data-shown]');
    if (list && isRow() && !list.contains(target as Node)) setShown([]);
  };
  useDismissal(close, onEscape, onPointerUp);

  /** The panel covers the page, so it closes when the focus moves behind it. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget && !currentTarget.contains(relatedTarget as Node) && close();

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-toggle menu-button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {openLabel}
      </button>
      <a id={`${id}_link`} href={`#${id}`} className="menu-toggle menu-link">
        {openLabel}
      </a>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className="menu"
        data-hydrated={hydrated || undefined}
        data-open={isOpen || undefined}
        onBlurCapture={onBlur}
      >
        <button
          type="button"
          className="menu-close menu-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={toggle}
        >
          {closeLabel}
        </button>
        <a href={`#${id}_link`} className="menu-close menu-link">
          {closeLabel}
        </a>
        <ul role="list" className="menu-row">
          {items.map((item) =>
            'id' in item ? (
              <Dropdown
                key={item.id}
                {...item}
                menu={id}
                entries={content?.[item.id]}
                shown={shown.includes(item.id)}
                onShow={setShown}
              />
            ) : (
              <li key={item.title}>
                <a href={item.url} aria-current={item.current} className="menu-item">
                  {item.title}
                </a>
              </li>
            ),
          )}
        </ul>
        <a href={action.url} aria-current={action.current} className="button button-quiet menu-action">
          {action.label}
        </a>
      </nav>
    </>
  );
}
