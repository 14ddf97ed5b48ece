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

const withRedirects = (redirects: Record<string, string>) =>
  firebaseJson([{ file: '404.html', styleHash: 'sha256-a=' }], LIVE_SETTINGS, redirects);

test('an address of an older site redirects as it is spelt', () => {
  const json = withRedirects({ '/AboutUs.aspx': '/about', '/old_site/our-team.html': '/whoWeAre' });
  const { redirects } = JSON.parse(json).hosting;
  expect(redirects).toContainEqual({ source: '/AboutUs.aspx', destination: '/about', type: 301 });
  expect(redirects).toContainEqual({ source: '/old_site/our-team.html', destination: '/whoWeAre', type: 301 });
});

test.each(['/about-us/', '/?page_id=12', '/team(1).html', 'about.html', 'https://www.example.com/about'])(
  'the redirect from %s is refused',
  (address) => {
    expect(() => withRedirects({ '/old': '/', [address]: '/about' })).toThrow(
      `REDIRECTS in lib/content/files.ts: Firebase cannot redirect ${address}. Remove the slash at the end`,
    );
  },
);
