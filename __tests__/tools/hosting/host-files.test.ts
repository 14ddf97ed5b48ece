/** @jest-environment node */
import { headersFile } from '@/tools/hosting/cloudflare';
import { contentSecurityPolicy } from '@/tools/hosting/content-security-policy';
import { netlifyToml } from '@/tools/hosting/netlify';
import { hostingRules } from '@/tools/hosting/rules';

/** What the engines of the hosts do not show: `npm run test:hosts` has them read the files and answer the table. */

test('a policy for 24 pages with styles of their own fits; one that Cloudflare Pages would ignore is an error', () => {
  const headersWith = (count: number) => {
    const styleHashes = Array.from({ length: count }, (_, index) => `sha256-${String(index).padStart(43, 'A')}=`);
    const policy = contentSecurityPolicy({ styleHashes, connect: 'https://api.emailjs.com' });
    return () => headersFile(hostingRules({ contentSecurityPolicy: policy }));
  };
  expect(headersWith(24)).not.toThrow();
  expect(headersWith(40)).toThrow(
    /^The line "Content-Security-Policy: default-src 'no…" of _headers has \d{4} characters/,
  );
});

test('netlify.toml: no pretty URLs, which would redirect to lower case', () =>
  expect(netlifyToml(hostingRules(), ['index.html'])).toContain('[build.processing.html]\n  pretty_urls = false'));
