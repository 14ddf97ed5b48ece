/**
 * Sveltia CMS keeps its trials, the backend `test-repo`, in a folder of the browser's own storage. Were it another folder, or
 * asked for otherwise, `npm run dev` would show a form without the site's texts: `__tests__/dev/see-it-at-once.spec.ts` tells, and
 * `__tests__/tools/editor/working-tree.test.ts`.
 */
export const TRIALS = 'sveltia-cms-test';

/** Gives Sveltia CMS a folder in place of the browser's storage. */
export function offerFolder(root: unknown, fileHandle: unknown): void {
  // Epiphany, a WebKit, has neither.
  Object.defineProperty(navigator, 'storage', { value: { getDirectory: async () => root } });
  (globalThis as { FileSystemFileHandle?: unknown }).FileSystemFileHandle ??= fileHandle;
}
