import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Packages that are ES modules only, which jest cannot load as they are. */
const ES_MODULES = ['parse5', 'entities'];

/** Conformance tests: they read the built `out/`, so that `npm run build` comes first. */
export default async function config() {
  const base = await withNext({
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/conformance/**/*.test.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  })();
  return { ...base, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}
