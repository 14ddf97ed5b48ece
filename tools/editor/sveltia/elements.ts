import type { createElement } from 'react';

/**
 * Sveltia CMS renders custom fields with its own React. Like Decap CMS, it offers that React's `createElement` as the global
 * `h`, but no hooks.
 */
export const h: typeof createElement = (...args: unknown[]) =>
  (globalThis as unknown as { h: (...args: unknown[]) => never }).h(...args);
