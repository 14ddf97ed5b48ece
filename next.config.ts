import type { NextConfig } from 'next';

/** A static export: `next build` writes `out/`, one HTML file per route, with no trailing slash in URLs. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `npm test` checks the types of the whole tree, once; a build by an editor need not wait for it again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
