import type { ComponentType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { hydrate } from './hydrate';

/** Calls `start` when the island at `root` is to be hydrated. */
type Strategy = (start: () => void, root: Element) => void;

/** Roots of islands that are not hydrated yet, and what hydrates them. */
const pending = new Map<Element, () => void>();

function hydrateNow(root: Element): void {
  const start = pending.get(root);
  pending.delete(root);
  start?.();
}

/*
 * Whatever the strategy, the visitor's first interaction hydrates an island. This happens in the capture phase of the very
 * event, so that the island's own handlers receive it: no click is lost and none has to be repeated.
 */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']) {
  addEventListener(
    type,
    ({ target }) => pending.forEach((_, root) => root.contains(target as Node) && hydrateNow(root)),
    true,
  );
}

/** Hydrates an island; or renders it anew, with the values of its fields, if its elements are not those of the server. */
function hydrateOrRender(element: ReactElement, root: HTMLElement): void {
  const fieldsOf = () => root.querySelectorAll<HTMLInputElement>('input,textarea');
  const typed = [...fieldsOf()];
  // An extension, a translator or a proxy has inserted elements: hydration would mistake them for its own.
  const changed = root.querySelectorAll('*').length !== Number(root.dataset.elements);
  if (changed) root.textContent = '';
  hydrate(element, root);
  if (!changed) return;
  for (const field of fieldsOf()) field.value = typed.find(({ name }) => name === field.name)?.value ?? field.value;
}

/** Hydrates the islands of the page whose components are given, each by its strategy. */
export function hydrateIslands(components: Record<string, ComponentType>, strategies: Record<string, Strategy>): void {
  const start = () =>
    document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
      const { island = '', hydrate: strategy = '', props = '' } = root.dataset;
      const Component = components[island];
      if (!Component) return;
      pending.set(root, () => hydrateOrRender(jsx(Component, JSON.parse(props)), root));
      strategies[strategy]?.(() => hydrateNow(root), root);
    });
  // While a page is prerendered nobody sees it: nothing moves and nothing is sent.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
