'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useLive } from '@/components/islands/use-live';
import { TabPanel, type TabItem } from './tab-panel';

export interface TabsProps {
  id: string;
  label: string;
  /** The first one is shown at the start. */
  items: (TabItem & { tab: string })[];
}

/** What each key does to the index of the active tab, of `count`. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the WAI-ARIA pattern: left and right arrow, Home and End move and activate, one tab stop for all.
 *
 * Before the script runs the tabs are links to their panels, and CSS shows the panel that the address names.
 */
export function Tabs({ id, label, items }: TabsProps) {
  const live = useLive();
  const [active, setActive] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);

  const show = (index: number) => {
    setActive(index);
    history.replaceState(null, '', `#${items[index]?.id}`);
  };
  const tabAt = (index: number) => tabs.current!.children[index] as HTMLElement;

  // The address always wins: at the start, and when a link, the address bar, or back and forward change it. Without a
  // fragment it means the first tab; one of something else on the page, such as the skip link's, changes nothing.
  useEffect(() => {
    const follow = (event?: Event) => {
      const named = items.findIndex((item) => location.hash === `#${item.id}`);
      if (named < 0 && location.hash) return;
      setActive(Math.max(named, 0));
      if (named < 0) return;
      // The browser could not scroll to the panel, which was hidden: the focus brings its tab into view.
      if (event) tabAt(named).focus();
      // At the start it has, but in a narrow window the tab may be beyond the edge of the list.
      else tabs.current!.scrollLeft = tabAt(named).offsetLeft;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
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
    // Safari throws when the address changes 100 times in 30 seconds, as a held key does: the focus comes first.
    tabAt(target).focus();
    show(target);
  };

  return (
    <div id={id} className="tabs" data-live={live || undefined}>
      <div ref={tabs} role={live ? 'tablist' : 'group'} aria-label={label} className="tabs-list">
        {items.map((item, index) => (
          <a
            key={item.id}
            id={`${item.id}-tab`}
            href={`#${item.id}`}
            className="tabs-tab"
            role={live ? 'tab' : undefined}
            aria-selected={live ? index === active : undefined}
            aria-controls={live ? item.id : undefined}
            tabIndex={live && index !== active ? -1 : undefined}
            onClick={(event) => onClick(event, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {item.tab}
          </a>
        ))}
      </div>
      <div>
        {items.map((item, index) => (
          <TabPanel key={item.id} item={item} live={live} active={index === active} />
        ))}
      </div>
    </div>
  );
}
