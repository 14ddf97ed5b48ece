import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/**
 * Takes over the server's HTML in `root`, or fills an empty one, on React. Builds with `--islands=react` take this file for
 * `./hydrate`.
 */
export function hydrate(element: ReactElement, root: Element): void {
  if (root.firstChild) hydrateRoot(root, element);
  else flushSync(() => createRoot(root).render(element));
}
