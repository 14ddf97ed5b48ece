/** @jest-environment node */
import { firebaseJson } from '@/tools/hosting/firebase-json';
import { LIVE_SETTINGS } from '@/tools/hosting/test-settings';
import { firebaseHeaders } from '@/__tests__/support/firebase-headers';

// `__tests__/built/served.test.ts` has the headers of a release word for word.
test('search engines leave a preview out, its form sends nothing, and it has no CMS', () => {
  const pages = ['404', 'contacts'].map((name) => ({ file: `${name}.html`, styleHash: `sha256-${name}=` }));
  const json = firebaseJson(pages, { ...LIVE_SETTINGS, SITE_PREVIEW: '1' });
  const paths = ['/contacts', '/nothing', '/sw.js', '/pictures/a.avif', '/admin', '/admin/x.js', '/.well-known/x'];
  for (const path of paths) {
    const headers = firebaseHeaders(json, path);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'inline-speculation-rules'; ` +
        `style-src 'sha256-${path === '/contacts' ? 'contacts' : '404'}='; img-src 'self'; font-src 'self'; ` +
        "connect-src 'self' https://preview.invalid; form-action 'self' https://preview.invalid; " +
        "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types worker",
    );
  }
});
