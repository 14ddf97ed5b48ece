/**
 * The headers of the editor's origin, for every path. Scripts are its own; it connects to GitHub's API and nothing
 * else. Pictures and the page beside the form are blobs: they are made in the browser.
 */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    // The decoders of photographs are WebAssembly; the largest work beside the page.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Svelte puts the styles of its components into the page as they are first shown: 70 by the time a form is open.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com blob: data:",
    'frame-src blob:',
    'manifest-src blob:',
    "form-action 'none'",
    // The page beside the form is a frame, to which WebKit applies this, too.
    "frame-ancestors 'self'",
    "base-uri 'self'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000',
  // The folder is small and changes as a whole.
  'Cache-Control': 'no-cache',
};
