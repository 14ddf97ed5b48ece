/**
 * The headers of the editor's origin, for every path. The editor runs only its own scripts and connects only to
 * GitHub's API. Pictures and the page next to the form are blobs, because the browser makes them.
 */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    // The photo decoders are WebAssembly; the largest of them run in workers.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // Svelte adds the styles of each component to the page when it is first shown: 70 by the time a form is open.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self' https://api.github.com blob: data:",
    'frame-src blob:',
    'manifest-src blob:',
    "form-action 'none'",
    // WebKit also applies this to the page next to the form, which is a frame.
    "frame-ancestors 'self'",
    "base-uri 'self'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Strict-Transport-Security': 'max-age=31536000',
  // The folder is small, and all of it changes at once.
  'Cache-Control': 'no-cache',
};
