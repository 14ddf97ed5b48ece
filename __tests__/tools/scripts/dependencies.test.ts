/** @jest-environment node */
import { readFileSync } from 'node:fs';

const document = readFileSync('docs/dependencies.md', 'utf8');

test.each([
  'package.json',
  'tools/bench/package.json',
  'tools/deploy/package.json',
  '__tests__/engines/package.json',
  '__tests__/hosts/package.json',
])('every package of %s has its reason', (file) => {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Record<string, string> | undefined
  >;
  // `@testing-library/*` covers its packages; types belong to the package they describe.
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@types/'),
  );
  const isDocumented = (name: string) => document.includes(name) || document.includes(`${name.split('/')[0]}/*`);
  expect(names.filter((name) => !isDocumented(name))).toEqual([]);
});
