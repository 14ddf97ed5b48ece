import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the server's HTML in `root`, on React. Builds with `--islands=react` take this file for `./hydrate`. */
export function hydrate(element: ReactElement, root: Element): void {
  hydrateRoot(root, element);
}
