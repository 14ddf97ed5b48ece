import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** parse5 and its entities come as ES modules only. */
const transformIgnorePatterns = [`/node_modules/(?!(parse5|entities)/)`];

const options = withNext({
  testEnvironment: '<rootDir>/__tests__/support/jsdom-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/conformance/', '<rootDir>/__tests__/browser/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Both cores, with time to spare on a busy machine.
  maxWorkers: '100%',
  testTimeout: 30_000,
});

/** Unit tests. The conformance tests read the built `out/` and have a configuration of their own. */
const config = async () => ({ ...(await options()), transformIgnorePatterns });

export default config;
