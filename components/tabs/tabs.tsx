'use client';

import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';

export interface TabsProps {
  id: string;
  label: string;
  /** The tabs; the first one is active at the start. */
  items: { id: string; tab: string }[];
  /** The content of each panel, by its id. */
  content?: ServerContent;
}

/** The tab that each key activates, from the index of the focused tab and the number of tabs. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ' ': (index) => index,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const focusTab = ({ id }: { id: string }) => document.getElementById(`${id}_tab`)!.focus();

/**
 * Tabs that follow the WAI-ARIA pattern: arrow keys, Home and End move the focus and activate a tab; all tabs are one
 * tab stop. The address decides which tab is active, at the start and whenever it changes. The browser's search also
 * finds the text of hidden panels (`until-found`).
 *
 * Before hydration the tabs are links to their panels, and CSS shows the panel that the address names.
 */
export function Tabs({ id, label, items, content }: TabsProps) {
  const hydrated = useHydrated('island-tabs');
  const [active, setActive] = useState(0);

  useEffect(() => {
    // Before hydration the browser may have found text in a panel.
    const found = items.findIndex((item, index) => index > 0 && !document.getElementById(item.id)!.hidden);
    const follow = (event?: Event) => {
      const named = items.findIndex((item) => location.hash === `#${item.id}`);
      // The fragment of something else on the page, such as the skip link's, changes nothing.
      if (named < 0) return location.hash ? undefined : setActive(Math.max(event ? 0 : found, 0));
      setActive(named);
      // The browser could not scroll to the hidden panel, so the focus scrolls its tab into view.
      if (event) focusTab(items[named]!);
    };
    const reveal = ({ target }: Event) => {
      const index = items.findIndex((item) => item.id === (target as Element).id);
      if (index >= 0) setActive(index);
    };
    follow();
    const end = new AbortController();
    addEventListener('beforematch', reveal, { signal: end.signal });
    addEventListener('hashchange', follow, { signal: end.signal });
    return () => end.abort();
  }, [items]);

  const activate = (event: KeyboardEvent | MouseEvent, index?: number) => {
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setActive(index);
    focusTab(items[index]!);
    // Last, because Safari throws when the address changes 100 times in 30 seconds, as when a key is held.
    history.replaceState(null, '', `#${items[index]!.id}`);
  };

  return (
    <div id={id}>
      <div role={hydrated ? 'tablist' : 'group'} aria-label={label} className="tabs-list">
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
            onClick={(event) => activate(event, index)}
            onKeyDown={(event) => activate(event, MOVES[event.key]?.(index, items.length))}
          >
            {item.tab}
          </a>
        ))}
      </div>
      <div>
        {items.map((item, index) => {
          const shown = hydrated && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${item.id}_tab` };
          // Preact keeps the value. React writes `hidden` without it; the postbuild step adds it to the served page.
          const state = index === active ? shown : { hidden: 'until-found' as never };
          return (
            <section
              key={item.id}
              id={item.id}
              className="tabs-panel"
              {...state}
              {...contentProps(content?.[item.id])}
            />
          );
        })}
      </div>
    </div>
  );
}
