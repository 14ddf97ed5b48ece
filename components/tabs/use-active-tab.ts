import { useEffect, useRef, useState } from 'react';

/** In a narrow window, scrolls the list until the whole tab is at its start. */
const bringIntoView = (tab: HTMLElement) => {
  const list = tab.parentElement!;
  list.scrollLeft = tab.offsetLeft - (list.firstElementChild as HTMLElement).offsetLeft;
};

/**
 * Which tab is active. The address decides: at the start, and whenever it changes. Without a fragment it is the first
 * tab, or the tab whose panel has a match of the browser's search. The fragment of something else on the page, such as
 * the skip link's, changes nothing.
 *
 * @param items the ids of the panels
 * @returns the index of the active tab, the refs of the tabs' and the panels' parents, and the functions that find and
 *   activate a tab by its index
 */
export function useActiveTab(items: { id: string }[]) {
  const [active, setActive] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  const tabAt = (index: number) => tabs.current!.children[index] as HTMLElement;

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

  return {
    active,
    tabs,
    panels,
    tabAt,
    activate(index: number) {
      setActive(index);
      bringIntoView(tabAt(index));
      history.replaceState(null, '', `#${items[index]?.id}`);
    },
  };
}
