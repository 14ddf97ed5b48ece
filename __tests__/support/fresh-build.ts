import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content';
import { filesOf } from './files-of';

/** The folders that a build reads. */
const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'tools'];

/**
 * Tests of `out/` say nothing about a source that has changed since it was built.
 *
 * @throws {Error} that names such a source
 */
export function expectFreshBuild(): void {
  const built = statSync('out/index.html', { throwIfNoEntry: false })?.mtimeMs;
  if (!built) throw new Error('There is no out/: run "npm run build -- --local".');
  const files = SOURCES.flatMap((folder) => filesOf(folder).map((file) => path.join(folder, file)));
  const isNewer = (file: string) => !file.includes('node_modules') && statSync(file).mtimeMs > built;
  const changed = ['tailwind.config.ts', ...files].find(isNewer);
  if (changed) throw new Error(`out/ is older than ${changed}: run "npm run build -- --local".`);
}

/** The content that `out/` was built from. */
export function readBuiltContent(): Content {
  expectFreshBuild();
  return JSON.parse(readFileSync('.cache/content.json', 'utf8')) as Content;
}
