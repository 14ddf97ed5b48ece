import type { ComponentType, ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { hydrate } from './hydrate';
import type { Plan } from './plans';

/**
 * Brings the islands of a page to life. This module, the runtime and the islands that the page has are one script.
 */

/** Roots of islands that are not alive yet, and what makes them so. */
const asleep = new Map<Element, () => void>();

function wake(root: Element): void {
  const start = asleep.get(root);
  asleep.delete(root);
  start?.();
}

/*
 * Whatever an island waits for, a visitor who touches it first wakes it. This happens while the very event is on its way
 * down to its target, so that the island's own handlers receive it: no click is lost and none has to be repeated.
 */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click']) {
  addEventListener(
    type,
    ({ target }) => asleep.forEach((_, root) => root.contains(target as Node) && wake(root)),
    true,
  );
}

/** Hydrates an island; or draws it anew, with what was typed in it, if it is not as it was published. */
function bring(element: ReactElement, root: HTMLElement): void {
  const fieldsOf = () => root.querySelectorAll<HTMLInputElement>('input,textarea');
  const typed = [...fieldsOf()];
  // An extension, a translator or a proxy has put elements in: hydration would take them for its own.
  const changed = root.querySelectorAll('*').length !== Number(root.dataset.elements);
  if (changed) root.textContent = '';
  hydrate(element, root);
  if (!changed) return;
  for (const field of fieldsOf()) field.value = typed.find(({ name }) => name === field.name)?.value ?? field.value;
}

/** Takes care of the islands with these names, which wait for what these plans say. */
export function islands(components: Record<string, ComponentType>, plans: Record<string, Plan>): void {
  const start = () =>
    document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
      const { island = '', wake: plan = '', props = '' } = root.dataset;
      const Component = components[island];
      if (!Component) return;
      asleep.set(root, () => bring(jsx(Component, JSON.parse(props)), root));
      plans[plan]?.(() => wake(root), root);
    });
  // A page that is rendered ahead is not being looked at: nothing moves and nothing is sent until it is.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
