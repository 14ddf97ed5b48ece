'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { MenuEntry, MenuGroup, TopMenu } from '@/lib/site/menu';
import { Dropdown } from './dropdown';

export interface MenuProps extends Omit<TopMenu, 'items'> {
  items: (MenuEntry | Omit<MenuGroup, 'entries'>)[];
  /** The links of each dropdown, by its id. */
  content?: ServerContent;
}

/** The width from which the menu is a row (`lg` in tailwind.config.ts). */
const WIDE = '(min-width: 64rem)';

/** How long a list stays open after the mouse has left it, in milliseconds. */
const LINGER = 300;

/** Whether the menu is a row, not a panel. */
const isRow = () => matchMedia(WIDE).matches;

/**
 * The top navigation: a row with dropdowns in wide windows, a panel in narrow ones. Panel and lists open by the
 * `aria-expanded` of the button before them. Until hydration, the panel's button is a link to the footer's navigation,
 * and in the row CSS opens the lists.
 *
 * In the row one list is open at a time, until the focus leaves it. In the panel only their own buttons and Escape close
 * the lists: a list that closed automatically would move the links under the finger.
 */
export function Menu({ id, footer, label, openLabel, closeLabel, items, action, content }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const hydrated = useHydrated('island-menu');
  /** Ids of the elements that are open, panel and lists, in the order they were opened. */
  const [open, setOpen] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The kind of pointer that was pressed last. */
  const pointer = useRef('');
  const isOpen = open.includes(id);

  // The list that CSS has opened for the pointer or the focus stays open.
  useEffect(() => {
    const group = isRow() && panel.current!.querySelector('.menu-group:hover, .menu-group:focus-within');
    if (group) setOpen([group.lastElementChild!.id]);
  }, []);

  useEffect(() => {
    // The page behind the panel must not scroll.
    document.documentElement.toggleAttribute('data-menu', isOpen);
  }, [isOpen]);

  useEffect(() => {
    if (!open[0]) return;
    const close = () => setOpen([]);
    const scope = document.getElementById(isRow() ? open[0] : id)!.parentElement!;
    const closeOutside = ({ target }: Event) => scope.contains(target as Node) || close();
    // Each Escape closes what was opened last, and returns the focus from there.
    const onKeyDown = ({ key }: { key: string }) => {
      if (key !== 'Escape') return;
      const last = document.getElementById(open.at(-1)!)!;
      const opener = last.previousElementSibling as HTMLElement;
      if (last === panel.current || last.contains(document.activeElement)) opener.focus({ preventScroll: true });
      setOpen(open.slice(0, -1));
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('focusin', closeOutside, { signal });
    // Not `pointerdown`: a finger that scrolls must not close anything.
    addEventListener('pointerup', closeOutside, { signal });
    // The page may come back from the back/forward cache.
    addEventListener('pagehide', close, { signal });
    matchMedia(WIDE).addEventListener('change', close, { signal });
    return () => end.abort();
  }, [id, open]);

  const togglePanel = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(isOpen ? [] : [id]);
    // Safari does not focus what is tapped.
    button.current!.focus({ preventScroll: true });
  };
  const toggleList = (list: string, { detail }: MouseEvent) => {
    // The list under the mouse is open already. Keys, voice control and screen readers click without a pointer.
    if (isRow() && pointer.current === 'mouse' && detail > 0) return;
    clearTimeout(timer.current);
    setOpen((before) => {
      if (before.includes(list)) return before.filter((each) => each !== list);
      return isRow() ? [list] : [...before, list];
    });
  };
  /** The mouse is on this list or its title, or has left it. */
  const hover = ({ pointerType }: PointerEvent, list?: string) => {
    // The mouse must not take the keyboard focus out of a list.
    if (pointerType !== 'mouse' || !isRow() || panel.current!.querySelector('.menu-list :focus-visible')) return;
    clearTimeout(timer.current);
    // The way to an open list may lead over another title, whose list waits until this one closes.
    if (list && (!open[0] || open[0] === list)) setOpen([list]);
    else timer.current = setTimeout(() => setOpen(list ? [list] : []), LINGER);
  };

  return (
    <>
      <a
        ref={button}
        href={`#${footer}`}
        className="menu-toggle"
        role={hydrated ? 'button' : undefined}
        aria-expanded={hydrated ? isOpen : undefined}
        aria-controls={hydrated ? id : undefined}
        onClick={togglePanel}
        onKeyDown={(event) => event.key === ' ' && togglePanel(event)}
      >
        <span>{isOpen ? closeLabel : openLabel}</span>
      </a>
      <nav
        ref={panel}
        id={id}
        aria-label={label}
        className="menu"
        onPointerDownCapture={({ pointerType }) => (pointer.current = pointerType)}
      >
        <ul role="list" className="menu-row">
          {items.map((item) => {
            if (!('id' in item)) {
              return (
                <li key={item.title}>
                  <a href={item.url} aria-current={item.current} className="menu-item">
                    {item.title}
                  </a>
                </li>
              );
            }
            const list = `${id}_${item.id}`;
            return (
              <Dropdown
                key={list}
                {...item}
                id={list}
                entries={content?.[item.id]}
                open={open.includes(list)}
                onToggle={(event) => toggleList(list, event)}
                onEnter={(event) => hover(event, list)}
                onLeave={hover}
              />
            );
          })}
        </ul>
        {/* The panel covers the page, so there this is the primary action. */}
        <a
          href={action.url}
          aria-current={action.current}
          className="button button-quiet flex max-lg:mt-6 max-lg:border-transparent max-lg:bg-action max-lg:text-white lg:ms-4 lg:whitespace-nowrap"
        >
          {action.label}
        </a>
      </nav>
    </>
  );
}
