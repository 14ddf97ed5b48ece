import { useEffect, useState } from 'react';

/**
 * Whether the component's script runs. It is false in the static HTML and in the first render, which must be equal, and true
 * from then on.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // Only here does an effect set state at once: it marks the end of hydration.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
