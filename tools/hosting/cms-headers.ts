/** The headers of the CMS at `/admin`, in place of those that pages have. */
export const CMS_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    // The decoders of photographs are WebAssembly, and run in workers.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Svelte adds the styles of each component to the page when it is first shown.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com https://www.githubstatus.com blob: data:",
    'manifest-src blob:',
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
};
