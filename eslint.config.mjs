import path from 'node:path';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import compat from 'eslint-plugin-compat';
import tailwindcss from 'eslint-plugin-tailwindcss';
import { tsImport } from 'tsx/esm/api';

/** The root component of each island, the only files that begin with 'use client'. */
const REGISTRY = 'tools/postbuild/islands/registry.ts';
const ISLANDS = Object.values((await tsImport(`./${REGISTRY}`, import.meta.url)).ISLANDS);

/** React's rules of hooks, which compile each file that they look at. */
const HOOK_RULES = nextCoreWebVitals.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => name.startsWith('react-hooks/')),
);

/** What islands may import from React. */
const HOOKS = ['useCallback', 'useEffect', 'useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState'];

/** Events that React synthesises; Preact uses the browser's. */
const NATIVE_EVENTS = [
  { propName: 'onFocus', message: 'Use onFocusCapture.' },
  { propName: 'onBlur', message: 'Use onBlurCapture.' },
  { propName: 'onChange', message: 'Use onInput.' },
];

const config = [
  {
    ignores: [
      '**/node_modules/',
      '.next/',
      'out/',
      '.cache/',
      'public/',
      // An editor may add a file to it without approval, and ESLint 10 runs the configuration that it finds beside one.
      'content/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  // Only components have hooks.
  { ignores: ['components/**'], rules: Object.fromEntries(HOOK_RULES.map((name) => [name, 'off'])) },
  {
    rules: {
      // Links are plain <a>: the export has no router, every navigation is a document load.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are made at build time by tools/pictures; next/image needs a server or a loader.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ISLANDS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message: `Only islands may be client components: those in ${REGISTRY}.`,
        },
      ],
    },
  },
  {
    // Islands run on Preact without `preact/compat`, so they may not use anything that Preact does differently.
    files: ISLANDS.map((file) => path.posix.join(path.dirname(file), '**')),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'react',
          allowImportNames: HOOKS,
          allowTypeImports: true,
          message: `In islands only ${HOOKS.join(', ')}.`,
        },
        { name: 'react-dom', message: 'Preact does not provide it.' },
      ],
      'react/forbid-dom-props': ['error', { forbid: NATIVE_EVENTS }],
    },
  },
  {
    // These run in the visitor's browser: no API that one of `browserslist` lacks.
    ...compat.configs['flat/recommended'],
    files: ['components/**', 'lib/contact/worker/**', 'lib/firebase/**', 'tools/postbuild/islands/client/**'],
  },
  {
    files: ['app/**', 'components/**'],
    plugins: { tailwindcss },
    rules: {
      // A class name without a style is a mistake.
      'tailwindcss/no-custom-classname': ['error', { cssFiles: ['app/**/*.css', 'components/**/*.css'] }],
    },
  },
  {
    files: ['art/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
];

export default config;
