import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const config = [
  {
    ignores: [
      'node_modules/',
      '.next/',
      'out/',
      '.cache/',
      'public/',
      'next-env.d.ts',
      'bench/floor/',
      'bench/node_modules/',
      '__tests__/engines/node_modules/',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      // Links are plain <a>: the export has no router, every navigation is a document load.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are made at build time by pictures/; next/image needs a server or a loader.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: [
      'scripts/**',
      'server/**',
      'publish/**',
      'pictures/**',
      'hosting/**',
      'bench/**',
      'art/**',
      '__tests__/engines/**',
    ],
    rules: { 'no-console': 'off' },
  },
];

export default config;
