import { useEffect, useState } from 'react';

/**
 * Whether the component's script runs. It is false in the static HTML and in the first render, which must match, and
 * true from then on.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // An effect that sets state immediately is usually a mistake, but this one marks the end of hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
