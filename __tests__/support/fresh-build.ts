import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content';

/** What a build reads. */
const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'tools', 'tailwind.config.ts'];

/**
 * Tests of `out/` say nothing about a source that has changed since it was built.
 *
 * @throws {Error} that names such a source
 */
export function expectFreshBuild(): void {
  const built = statSync('out/index.html', { throwIfNoEntry: false })?.mtimeMs;
  if (!built) throw new Error('There is no out/: run "npm run build -- --local".');
  const files = SOURCES.flatMap((source) => {
    if (!statSync(source).isDirectory()) return [source];
    const found = readdirSync(source, { recursive: true, encoding: 'utf8' });
    return found.filter((file) => !file.includes('node_modules')).map((file) => path.join(source, file));
  });
  const changed = files.find((file) => statSync(file).isFile() && statSync(file).mtimeMs > built);
  if (changed) throw new Error(`out/ is older than ${changed}: run "npm run build -- --local".`);
}

/** The content that `out/` was built from. */
export function readBuiltContent(): Content {
  expectFreshBuild();
  return JSON.parse(readFileSync('.cache/content.json', 'utf8')) as Content;
}
