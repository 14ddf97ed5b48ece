import { hydrate, type IslandComponent } from './hydrate';

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

/* A button that prints. The browser must follow its link first, since the address decides what is printed. */
addEventListener('click', ({ target, ctrlKey, metaKey }) => {
  if ((target as Element).closest('[data-print]') && !ctrlKey && !metaKey) setTimeout(() => print());
});

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
export function hydrateIslands(components: Record<string, IslandComponent>): void {
  const start = () => {
    document.querySelectorAll<HTMLElement>('[data-island]').forEach((root) => {
      const { island, hydrate: when, props } = root.dataset;
      const Component = components[island!];
      if (!Component) return;
      const hydrateThis = () => {
        if (!pending.delete(root)) return;
        // Styles anticipate the script only until it has tried.
        root.removeAttribute('data-hydrate');
        hydrate(Component, JSON.parse(props!), root);
      };
      pending.set(root, hydrateThis);
      if (when === 'idle') whenIdle(hydrateThis);
      // In its own task, so that an error in one island does not stop the others, and the browser may paint first.
      else setTimeout(hydrateThis);
    });
  };
  // Nobody sees a page while it is prerendered, so nothing may move and nothing may be sent.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
