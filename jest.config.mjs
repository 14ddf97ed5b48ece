import nextJest from 'next/jest.js';

// Overrides the shell: tests of React components need React's development build.
process.env.NODE_ENV = 'test';

/**
 * This folder, escaped for regular expressions. `<rootDir>` is not escaped, and the folder's name may contain special
 * characters.
 */
const ROOT = import.meta.dirname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Packages that are ES modules only, which jest cannot load as they are. */
const ES_MODULES = ['preact', '@eslint'];

/** What the projects below have in common. */
const COMMON = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // This folder contains copies of the tree.
  modulePathIgnorePatterns: [`^${ROOT}/.cache/`],
};

const JSDOM = '<rootDir>/__tests__/support/jsdom-environment.mjs';
/** What runs in the browser. */
const CLIENT = 'app|components|tools/postbuild/islands';

const PROJECTS = [
  { displayName: 'unit', testRegex: `^${ROOT}/__tests__/unit/(?!${CLIENT}).*\\.test\\.ts$` },
  {
    displayName: 'client',
    testRegex: `^${ROOT}/__tests__/unit/(${CLIENT})/.*\\.test\\.tsx?$`,
    testEnvironment: JSDOM,
    setupFilesAfterEnv: ['@testing-library/jest-dom'],
  },
  // These read the built `out/`: `npm run build` comes first. A test that reads no HTML says so in its first line.
  { displayName: 'built', testRegex: `^${ROOT}/__tests__/built/.*\\.test\\.ts$`, testEnvironment: JSDOM },
];

const withNext = nextJest({ dir: './' });

/** @returns a project with Next's SWC transform, whose own patterns would exclude every package */
async function toProject(project) {
  const transformIgnorePatterns = [`/node_modules/(?!(${ES_MODULES.join('|')})/)`];
  return { ...(await withNext({ ...COMMON, ...project })()), transformIgnorePatterns };
}

const config = async () => ({
  projects: await Promise.all(PROJECTS.map(toProject)),
  // All cores, with time to spare on a busy machine.
  maxWorkers: '100%',
  testTimeout: 60_000,
});

export default config;
