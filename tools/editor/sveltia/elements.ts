import type { createElement } from 'react';

/**
 * Sveltia CMS renders fields of others by its own React, whose `createElement` it offers as the global `h`, as Decap CMS does.
 * Its hooks are not offered.
 */
export const h: typeof createElement = (...args: unknown[]) =>
  (globalThis as unknown as { h: (...args: unknown[]) => never }).h(...args);
