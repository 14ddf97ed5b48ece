import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * A static export: one HTML file per route, with no trailing slash in URLs. Under `npm run dev` each page is rendered
 * when it is requested, even a new one.
 */
const config = (phase: string): NextConfig => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER
    ? // Development has two more routes: the pictures of `content/`, and a mailbox for the contact form.
      { pageExtensions: ['ts', 'tsx', 'dev.ts'] }
    : { output: 'export' }),
  // Where the export goes; the rest of a build is in `.next`.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Lightning CSS does not know `:target-current` yet. Browsers that do not know it ignore that rule.
  turbopack: { ignoreIssue: [{ path: '**/*.css', description: /target-current/ }] },
  // `npm test` checks the types of the whole tree, once; a build by an editor need not wait for it again.
  typescript: { ignoreBuildErrors: true },
});

export default config;
