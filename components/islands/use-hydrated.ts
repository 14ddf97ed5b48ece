import { useEffect, useState } from 'react';

/**
 * Whether the component's script runs: false in the static HTML and in the first render, which must equal it, true from
 * then on.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // The one place where an effect sets state at once: it marks the end of hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
