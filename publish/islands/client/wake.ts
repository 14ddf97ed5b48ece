import type { ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { hydrate } from './hydrate';

/**
 * Brings the islands of a page to life. This module, the runtime and the islands that the page has are one script.
 */

/** What an island waits for, by the name in `data-wake`. */
const PLANS: Record<string, (root: Element) => void> = {
  // By itself, so that one island that fails does not take the others with it.
  load: (root) => queueMicrotask(() => wake(root)),
  idle(root) {
    const start = () => wake(root);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  },
  visible(root) {
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake(root);
      },
      { rootMargin: '200px' },
    ).observe(root);
  },
  interaction() {},
};

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

/** Takes care of the islands with these names. */
export function islands(components: Record<string, ComponentType>): void {
  const start = () =>
    document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
      const { island = '', wake: plan = '', props = '' } = root.dataset;
      const Component = components[island];
      if (!Component) return;
      asleep.set(root, () => hydrate(jsx(Component, JSON.parse(props)), root));
      PLANS[plan]?.(root);
    });
  // A page that is rendered ahead is not being looked at: nothing moves and nothing is sent until it is.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
