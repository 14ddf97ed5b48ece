import type { createElement } from 'react';

/**
 * Sveltia CMS renders custom fields and previews with its own React. Like Decap CMS, it offers that React's `createElement`
 * as the global `h`, but no hooks. Without it no form would open, and nearly every test in `__tests__/editor` would fail.
 */
export const h: typeof createElement = (...args: unknown[]) =>
  (globalThis as unknown as { h: (...args: unknown[]) => never }).h(...args);
