import { hydrate as start, options } from 'preact';
import type { ReactElement } from 'react';

// React runs the effects of an event before the next event comes, Preact by itself only after the next frame: a key pressed
// right after a click would not find its listener.
options.requestAnimationFrame = queueMicrotask;

/** Takes over the server's HTML in `root`, on Preact. */
export const hydrate = start as unknown as (element: ReactElement, root: Element) => void;
