'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useHydrated } from '@/components/islands/use-hydrated';
import { useActiveTab } from './use-active-tab';

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
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Preact keeps the value. React writes `hidden` without one; the postbuild step adds it to the served page. */
const UNTIL_FOUND = 'until-found' as unknown as true;

/**
 * Tabs that follow the WAI-ARIA pattern: arrow keys, Home and End move the focus and activate a tab; all tabs are one
 * tab stop.
 *
 * Before hydration the tabs are links to their panels, and CSS shows the panel that the address names. The browser's
 * search also finds the text of hidden panels (`until-found`).
 */
export function Tabs({ id, label, items, content }: TabsProps) {
  const hydrated = useHydrated();
  const { active, tabs, panels, tabAt, activate } = useActiveTab(items);

  const onClick = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    activate(index);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const move = MOVES[event.key];
    if ((event.key !== ' ' && !move) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const target = move ? move(index, items.length) : index;
    // The focus comes first: Safari throws when the address changes 100 times in 30 seconds, as when a key is held.
    tabAt(target).focus();
    activate(target);
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
              // A hidden panel that can be found still has a box. Without these attributes, nobody can reach it.
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
