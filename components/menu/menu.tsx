'use client';

import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { wake } from '@/components/contact-form/worker/wake';
import type { ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { MenuEntry, MenuGroup, TopMenu } from '@/lib/menu';
import { Dropdown } from './dropdown';
import { useClosing } from './use-closing';

export interface MenuProps extends Omit<TopMenu, 'items'> {
  items: (MenuEntry | Omit<MenuGroup, 'entries'>)[];
  /** The links of each dropdown, by its id. */
  content?: ServerContent;
}

/**
 * The top navigation: a row with dropdowns on wide windows, a panel on narrow ones.
 *
 * The panel is a native popover: it opens, closes on Escape and returns the focus without a script. In browsers without
 * popovers (Chrome before 114, Firefox before 125, Safari before 17) two links open and close it by `:target` until
 * hydration, then its buttons do: that is `leavesToBrowser` with what follows it, the links, and a part of `menu.css`.
 */
export function Menu({ id, label, openLabel, closeLabel, items, action, content }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [shown, setShown] = useState<string[]>([]);
  const isContactPage = !!action.current;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') void wake(isContactPage);
  }, [isContactPage]);

  // Without popovers: whether the panel is open, and what its buttons do.
  const leavesToBrowser = !hydrated || 'showPopover' in HTMLElement.prototype;
  const [panelOpen, setPanelOpen] = useState(false);
  useEffect(() => {
    if (leavesToBrowser) return;
    // What the link has opened stays open, and the focus moves from the link to the button that replaces it.
    setPanelOpen(panel.current!.matches(':target'));
    if (document.activeElement === button.current!.nextSibling) button.current!.focus();
  }, [leavesToBrowser]);
  // The page behind the panel does not scroll.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu', panelOpen);
  }, [panelOpen]);
  function toggle() {
    if (leavesToBrowser) return;
    setPanelOpen(!panelOpen);
    // Without a scroll to the sticky header, which would move the page.
    button.current!.focus({ preventScroll: true });
  }

  function close() {
    setPanelOpen(false);
    setShown([]);
    panel.current?.hidePopover?.();
  }
  // Each Escape closes one: first the list with the focus or the one opened last, then the panel.
  useClosing(close, (event) => {
    const list = document.activeElement!.closest('[data-shown]')?.lastElementChild;
    if (shown.length > 0) {
      event.preventDefault();
      (list?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
      setShown(list ? shown.filter((each) => list.id !== `${id}_${each}`) : shown.slice(0, -1));
    } else if (panelOpen) toggle();
  });

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
        aria-expanded={leavesToBrowser ? undefined : panelOpen}
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
        data-open={panelOpen || undefined}
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
        <ul className="menu-row">
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
