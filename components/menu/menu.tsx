'use client';

import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLive } from '@/components/islands/use-live';
import { Dropdown } from './dropdown';
import { useClosing } from './use-closing';

interface Entry {
  id: string;
  title: string;
  url: string;
}

export interface MenuProps {
  id: string;
  /** Name of the navigation landmark. */
  label: string;
  openLabel: string;
  closeLabel: string;
  /** Plain links and dropdowns, in order. */
  items: (Entry | { id: string; title: string; entries: Entry[] })[];
  action: { label: string; url: string };
}

/**
 * The top navigation: a row with dropdowns on wide windows, a panel on narrow ones.
 *
 * The panel is a native popover, so that it opens, closes on Escape and returns focus before any script has run. Where the
 * browser knows no popover (Chrome before 114, Firefox before 125, Safari before 17) two links open and close it by the page's
 * address, until the script runs and its buttons take over.
 */
export function Menu({ id, label, openLabel, closeLabel, items, action }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const live = useLive();
  const [panelOpen, setPanelOpen] = useState(false);
  const [shown, setShown] = useState<string[]>([]);
  const native = !live || 'showPopover' in HTMLElement.prototype;

  useEffect(() => {
    if (native) return;
    // What the link has opened stays open, and the focus goes on to the button in its place.
    setPanelOpen(panel.current!.matches(':target'));
    if (document.activeElement === button.current!.nextSibling) button.current!.focus();
  }, [native]);
  // The page behind does not scroll.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu', panelOpen);
  }, [panelOpen]);

  function close() {
    setPanelOpen(false);
    setShown([]);
    panel.current?.hidePopover?.();
  }
  function toggle() {
    if (native) return;
    setPanelOpen(!panelOpen);
    // The header is sticky: to scroll to it would move the page.
    button.current!.focus({ preventScroll: true });
  }
  // One Escape, one step back: the list with the focus in it, or the one opened last, closes before the panel does.
  useClosing(close, (event) => {
    const list = document.activeElement!.closest('[data-shown]')?.lastElementChild;
    if (shown.length > 0) {
      event.preventDefault();
      (list?.previousElementSibling as HTMLElement | null)?.focus({ preventScroll: true });
      setShown(list ? shown.filter((each) => list.id !== `${id}-${each}`) : shown.slice(0, -1));
    } else if (panelOpen) toggle();
  });

  /** The panel covers the page: what has the focus behind it could not be seen. */
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
        aria-expanded={native ? undefined : panelOpen}
        onClick={toggle}
      >
        {openLabel}
      </button>
      <a id={`${id}-link`} href={`#${id}`} className="menu-toggle menu-link">
        {openLabel}
      </a>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className="menu"
        data-live={live || undefined}
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
        <a href={`#${id}-link`} className="menu-close menu-link">
          {closeLabel}
        </a>
        <ul className="menu-row">
          {items.map((item) =>
            'entries' in item ? (
              <Dropdown key={item.id} {...item} menu={id} shown={shown.includes(item.id)} onShow={setShown} />
            ) : (
              <li key={item.id}>
                <a href={item.url} className="menu-item">
                  {item.title}
                </a>
              </li>
            ),
          )}
        </ul>
        <a href={action.url} className="button button-quiet menu-action">
          {action.label}
        </a>
      </nav>
    </>
  );
}
