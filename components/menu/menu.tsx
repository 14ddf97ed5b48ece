'use client';

import { useRef, useState, type FocusEvent } from 'react';
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
 * The panel is a native popover, so that it opens, closes on Escape and returns focus before any script has run.
 */
export function Menu({ id, label, openLabel, closeLabel, items, action }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  const live = useLive();
  const [panelOpen, setPanelOpen] = useState(false);
  const [shown, setShown] = useState<string | null>(null);

  function close() {
    panel.current?.hidePopover?.();
    setPanelOpen(false);
    setShown(null);
  }
  useClosing(close);

  /** The panel covers the page: what has the focus behind it could not be seen. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget && !currentTarget.contains(relatedTarget as Node) && close();

  // Browsers from before 2023 know no popover: there the script opens and closes the panel itself.
  const toggle = () => !panel.current?.showPopover && setPanelOpen(!panelOpen);

  return (
    <>
      <button type="button" className="menu-toggle" popoverTarget={id} aria-controls={id} onClick={toggle}>
        {openLabel}
        <span className="menu-bars" aria-hidden="true" />
      </button>
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
        <button type="button" className="menu-close" popoverTarget={id} popoverTargetAction="hide" onClick={toggle}>
          {closeLabel}
        </button>
        <ul className="menu-row">
          {items.map((item) =>
            'entries' in item ? (
              <Dropdown key={item.id} {...item} menu={id} shown={shown === item.id} onShow={setShown} />
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
