import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * A static export: one HTML file per route, with no trailing slash in URLs. Under `npm run dev` the pages are rendered as
 * they are requested, new ones as well.
 */
const config = (phase: string): NextConfig => ({
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { output: 'export' }),
  // Where the export goes; all else of a build is in `.next`.
  ...(process.env.EXPORT_TO && { distDir: process.env.EXPORT_TO }),
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // Lightning CSS does not know `:target-current` yet. Browsers that don't, leave that rule out.
  turbopack: { ignoreIssue: [{ path: '**/*.css', description: /target-current/ }] },
  // `npm test` checks the types of the whole tree, once; a build by an editor need not wait for it again.
  typescript: { ignoreBuildErrors: true },
});

export default config;
