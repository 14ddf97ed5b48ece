/** @jest-environment node */
import { contentSecurityPolicy } from '@/tools/hosting/content-security-policy';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test('the policy is strict, and the same for all pages', () => {
  expect(contentSecurityPolicy({ styleHashes: [HASH], connect: 'https://api.emailjs.com' }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    `style-src '${HASH}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://api.emailjs.com",
    "form-action 'self' https://api.emailjs.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types worker',
  ]);
});

test('the policy lets scripts connect to the document database, but not forms', () => {
  const policy = contentSecurityPolicy({ styleHashes: [], connect: "'self'", connectAlso: ['https://db.example'] });
  expect(policy).toContain("connect-src 'self' https://db.example; form-action 'self';");
});

test.each([
  { styleHashes: ["x'; script-src *"], connect: "'self'" },
  { styleHashes: ['unsafe-inline'], connect: "'self'" },
  { styleHashes: [], connect: 'https://api.emailjs.com; script-src *' },
  { styleHashes: [], connect: '*' },
  { styleHashes: [], connect: "'self'", connectAlso: ['*'] },
])('%j is rejected', (policy) => {
  expect(() => contentSecurityPolicy(policy)).toThrow();
});
