'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';

export interface TabsProps {
  id: string;
  label: string;
  /** The first one is active at the start. */
  items: { id: string; tab: string }[];
  /** The content of each panel, by its id. */
  content?: ServerContent;
}

/** The tab that each key activates, from the index of the focused tab and the number of tabs. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Preact keeps the value. React writes `hidden` without one; the postbuild step adds it to the served page. */
const UNTIL_FOUND = 'until-found' as unknown as true;

/** In a narrow window the list scrolls, so that the whole tab is at its start. */
const bringIntoView = (tab: HTMLElement) => {
  const list = tab.parentElement!;
  list.scrollLeft = tab.offsetLeft - (list.firstElementChild as HTMLElement).offsetLeft;
};

/**
 * Tabs by the WAI-ARIA pattern: arrow keys, Home and End move the focus and activate a tab; all tabs are one tab stop.
 *
 * Before hydration the tabs are links to their panels, and CSS shows the panel that the address names. The browser's search
 * also finds the text of hidden panels (`until-found`).
 */
export function Tabs({ id, label, items, content }: TabsProps) {
  const hydrated = useHydrated();
  const [active, setActive] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  const tabAt = (index: number) => tabs.current!.children[index] as HTMLElement;
  const show = (index: number) => {
    setActive(index);
    bringIntoView(tabAt(index));
    history.replaceState(null, '', `#${items[index]?.id}`);
  };

  // The address decides: at the start, and whenever it changes. Without a fragment the first tab is active, or the one
  // in whose panel the browser has found something; the fragment of something else on the page, such as the skip link's,
  // changes nothing.
  useEffect(() => {
    const all = [...panels.current!.children] as HTMLElement[];
    const found = all.findIndex((panel, index) => index > 0 && !panel.hidden);
    const follow = (event?: Event) => {
      const named = items.findIndex((item) => location.hash === `#${item.id}`);
      if (named < 0 && location.hash) return;
      setActive(Math.max(named, event ? 0 : found, 0));
      if (named < 0) return;
      // The browser could not scroll to the hidden panel, so the focus scrolls its tab into view.
      if (event) tabAt(named).focus();
      else bringIntoView(tabAt(named));
    };
    follow();
    const reveal = ({ target }: Event) => {
      const index = all.indexOf(target as HTMLElement);
      setActive(index);
      bringIntoView(tabAt(index));
    };
    const parent = panels.current!;
    parent.addEventListener('beforematch', reveal);
    addEventListener('hashchange', follow);
    return () => {
      parent.removeEventListener('beforematch', reveal);
      removeEventListener('hashchange', follow);
    };
  }, [items]);

  const onClick = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const move = MOVES[event.key];
    if ((event.key !== ' ' && !move) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = move ? move(index, items.length) : index;
    // The focus first, because Safari throws when the address changes 100 times in 30 seconds, as with a held key.
    tabAt(target).focus();
    show(target);
  };

  return (
    <div id={id} className="tabs" data-hydrated={hydrated || undefined}>
      <div ref={tabs} role={hydrated ? 'tablist' : 'group'} aria-label={label} className="tabs-list">
        {items.map((item, index) => (
          <a
            key={item.id}
            id={`${item.id}_tab`}
            href={`#${item.id}`}
            className="tabs-tab"
            role={hydrated ? 'tab' : undefined}
            aria-selected={hydrated ? index === active : undefined}
            aria-controls={hydrated ? item.id : undefined}
            tabIndex={hydrated && index !== active ? -1 : undefined}
            onClick={(event) => onClick(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {item.tab}
          </a>
        ))}
      </div>
      <div ref={panels}>
        {items.map((item, index) => {
          const isActive = index === active;
          return (
            <section
              key={item.id}
              id={item.id}
              className="tabs-panel"
              // A hidden panel that can be found still has a box. Without these, nobody can reach it.
              role={hydrated && isActive ? 'tabpanel' : undefined}
              aria-labelledby={isActive ? `${item.id}_tab` : undefined}
              tabIndex={hydrated && isActive ? 0 : undefined}
              hidden={isActive ? undefined : UNTIL_FOUND}
              {...contentProps(content?.[item.id])}
            />
          );
        })}
      </div>
    </div>
  );
}
