/**
 * What an island may wait for before it comes to life, by the name in `data-wake`. A script has those that its pages use.
 * Whatever it is, a visitor who touches the island first wakes it.
 */
export type Plan = (start: () => void, root: Element) => void;

/** By itself, so that one island that fails does not take the others with it. */
export const load: Plan = (start) => queueMicrotask(start);

/** When the first view is there: nothing of it has to wait for this. */
export const idle: Plan = (start) => {
  const soon = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

export const visible: Plan = (start, root) =>
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  ).observe(root);

export const interaction: Plan = () => {};
