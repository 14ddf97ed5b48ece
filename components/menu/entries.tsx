import type { MenuEntry, TopMenu } from '@/lib/site/menu';

/** The links of a dropdown, each with its line. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ title, url, line, current }) => (
    <li key={title}>
      <a href={url} aria-current={current} className="menu-entry">
        {title} {line && <span className="menu-line">{line}</span>}
      </a>
    </li>
  ));
}

/** The input of the menu's island: its props, and the links of its dropdowns, which only the server renders. */
export function islandOf({ items, ...menu }: TopMenu) {
  const groups = items.flatMap((item) => ('entries' in item ? [item] : []));
  return {
    props: { ...menu, items: items.map((item) => ('entries' in item ? { ...item, entries: undefined } : item)) },
    content: Object.fromEntries(groups.map(({ id, entries }) => [id, <MenuEntries key={id} entries={entries} />])),
  };
}
