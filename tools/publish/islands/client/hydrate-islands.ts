import type { ComponentType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { wake } from '@/components/contact-form/worker/wake';
import { hydrate } from './hydrate';

/** Roots of islands that are not hydrated yet, and what hydrates them. */
const pending = new Map<Element, () => void>();

function hydrateNow(root: Element): void {
  const start = pending.get(root);
  pending.delete(root);
  start?.();
}

/*
 * The visitor's first interaction hydrates an island, with any value of `data-hydrate`. This happens in the capture
 * phase of the very event, so that the island's own handlers receive it: no click is lost and none has to be repeated.
 */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']) {
  addEventListener(
    type,
    ({ target }) => pending.forEach((_, root) => root.contains(target as Node) && hydrateNow(root)),
    true,
  );
}

/* A button that prints: its link has to be followed first, since the address decides what goes on paper. */
addEventListener('click', ({ target, ctrlKey, metaKey }) => {
  if ((target as Element).closest('[data-print]') && !ctrlKey && !metaKey) setTimeout(() => print());
});

/**
 * Hydrates an island; or renders it anew, with what only the server renders and the values of its fields, if its
 * elements are not those of the server.
 */
function hydrateOrRender(element: ReactElement, root: HTMLElement): void {
  const find = (selector: string) => [...root.querySelectorAll<HTMLInputElement>(selector)];
  const before = find('[id]');
  // An extension, a translator or a proxy has inserted elements: hydration would mistake them for its own.
  const changed = find('*').length !== Number(root.dataset.elements);
  if (changed) root.textContent = '';
  hydrate(element, root);
  if (!changed) return;
  for (const each of find('[id]:empty')) {
    const same = before.find(({ id }) => id === each.id);
    if (!same) continue;
    each.value = same.value;
    each.append(...same.childNodes);
  }
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
 * Hydrates the islands of the page whose components are given, each when its `data-hydrate` says: `load` or `idle`. Messages
 * that wait on the device are sent from any page.
 */
export function hydrateIslands(components: Record<string, ComponentType>): void {
  const start = () => {
    document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
      const { island = '', hydrate: when, props = '' } = root.dataset;
      const Component = components[island];
      if (!Component) return;
      pending.set(root, () => hydrateOrRender(jsx(Component, JSON.parse(props)), root));
      const hydrateThis = () => hydrateNow(root);
      if (when === 'idle') whenIdle(hydrateThis);
      // In a task of its own: an error in one island does not stop the others, and the browser may paint before.
      else setTimeout(hydrateThis);
    });
    whenIdle(wake);
  };
  // While a page is prerendered nobody sees it: nothing moves and nothing is sent.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
