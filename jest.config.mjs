import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Unit tests. The conformance tests read the built `out/` and have a configuration of their own. */
export default withNext({
  testEnvironment: '<rootDir>/__tests__/support/jsdom-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/conformance/', '<rootDir>/__tests__/browser/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
