/**
 * The hydration strategies: when an island is hydrated, by the name in `data-hydrate`. A script contains those that its
 * pages use. Whatever the strategy, the visitor's first interaction hydrates an island.
 */
type Strategy = (start: () => void, root: Element) => void;

/** At once, in a task of its own: an error in one island does not stop the others, and the browser may paint before. */
export const load: Strategy = (start) => void setTimeout(start);

/** When the page has loaded and the browser is idle. */
export const idle: Strategy = (start) => {
  const soon = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

/** When it is near the viewport. */
export const visible: Strategy = (start, root) =>
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  ).observe(root);

/** On the first interaction only. */
export const interaction: Strategy = () => {};
