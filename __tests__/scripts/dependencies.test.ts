/** @jest-environment node */
import { readFileSync } from 'node:fs';

const document = readFileSync('docs/dependencies.md', 'utf8');

test.each(['package.json', 'bench/package.json', '__tests__/engines/package.json'])(
  'every package of %s has its reason',
  (file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >;
    // `@testing-library/*` stands for its packages; types belong to what they describe.
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    const told = (name: string) => document.includes(name) || document.includes(`${name.split('/')[0]}/*`);
    expect(names.filter((name) => !told(name))).toEqual([]);
  },
);
