import type { ComponentType } from 'react';
import { enablePrintButtons } from '@/components/print/print-buttons';
import { hydrate } from './hydrate';

/** Roots of islands that are not hydrated yet, each with the function that hydrates it. */
const pending = new Map<Element, () => void>();

/*
 * The visitor's first interaction hydrates an island, whatever its `data-hydrate`. This happens in the capture phase of
 * that event, so that the island's own handlers receive it: no click is lost and nobody has to click again.
 */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']) {
  addEventListener(
    type,
    ({ target }) => pending.forEach((start, root) => root.contains(target as Node) && start()),
    true,
  );
}

/** Calls `start` when the page has loaded and the browser is idle. */
function whenIdle(start: () => unknown): void {
  const soon = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/**
 * Hydrates the islands of the page that have one of these components, each when its `data-hydrate` says: `load` or `idle`.
 */
export function hydrateIslands(components: Record<string, ComponentType>): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
    const { island, hydrate: when, props } = root.dataset;
    const Island = components[island!];
    if (!Island) return;
    const start = () => {
      if (!pending.delete(root)) return;
      // Styles anticipate the script only until it has tried.
      root.removeAttribute('data-hydrate');
      hydrate(Island, JSON.parse(props!), root);
    };
    pending.set(root, start);
    if (when === 'idle') whenIdle(start);
    // In its own task, so that an error in one island does not stop the others, and the browser may paint first.
    else setTimeout(start);
  });
  enablePrintButtons();
}
