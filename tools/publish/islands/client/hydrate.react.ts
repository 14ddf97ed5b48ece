import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/**
 * Hydrates the server's HTML in `root`, or renders into an empty one, on React. With `--islands=react` this file
 * replaces `./hydrate`.
 */
export function hydrate(element: ReactElement, root: Element): void {
  if (root.firstChild) hydrateRoot(root, element);
  else flushSync(() => createRoot(root).render(element));
}
