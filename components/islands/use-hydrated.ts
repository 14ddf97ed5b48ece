import { useEffect, useState } from 'react';

/**
 * Whether the component's script runs. It is false in the static HTML and in the first render, which must match, and
 * true from then on.
 *
 * @param tag the tag of the island's root, such as `island-menu`. It becomes a defined custom element, so styles for
 *   `island-menu:defined` apply. Unlike an attribute, this state does not get into a page that a visitor saves: there no
 *   script runs, and everything must be readable.
 */
export function useHydrated(tag?: string): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (tag && !customElements.get(tag)) customElements.define(tag, class extends HTMLElement {});
    // An effect that sets state immediately is usually a mistake, but this one marks the end of hydration.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setHydrated(true);
  }, [tag]);
  return hydrated;
}
