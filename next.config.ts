import type { NextConfig } from 'next';

/** A static export: `next build` writes `out/`, one HTML file per route, with no trailing slash in URLs. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
