/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFile } from '@/tools/hosting/cloudflare';
import { contentSecurityPolicy } from '@/tools/hosting/content-security-policy';
import { netlifyToml } from '@/tools/hosting/netlify';
import { hostingRules } from '@/tools/hosting/rules';
import { filesOf } from '@/tools/hosting/site-rules';

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

test('a link in the built site is refused', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'out-'));
  symlinkSync(tmpdir(), path.join(outDir, 'pictures'));
  expect(() => filesOf(outDir)).toThrow(`${outDir}/pictures is a link: build the site anew`);
  rmSync(outDir, { recursive: true });
});
