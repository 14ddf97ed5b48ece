import { hydrate as hydrateWithPreact, options } from 'preact';
import type { ReactElement } from 'react';

// React runs the effects of an event before the next event, Preact by default only after the next frame: a key pressed
// right after a click would not find its listener.
options.requestAnimationFrame = queueMicrotask;

/** Hydrates the server's HTML in `root`, on Preact. */
export const hydrate = hydrateWithPreact as unknown as (element: ReactElement, root: Element) => void;
