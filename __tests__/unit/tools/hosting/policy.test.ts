/** @jest-environment node */
import { contentSecurityPolicy } from '@/tools/hosting/policy';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// `__tests__/built/served.test.ts` has the policy of a page word for word.
test('scripts and forms may send to the email service, and only scripts to other origins', () => {
  const origins = { connect: 'https://api.emailjs.com', connectAlso: ['https://db.example'] };
  expect(contentSecurityPolicy({ styleHash: HASH, ...origins })).toContain(
    "connect-src 'self' https://api.emailjs.com https://db.example; form-action 'self' https://api.emailjs.com;",
  );
});

test.each([
  { styleHash: "x'; script-src *", connect: "'self'" },
  { styleHash: 'unsafe-inline', connect: "'self'" },
  { styleHash: HASH, connect: 'https://api.emailjs.com; script-src *' },
  { styleHash: HASH, connect: '*' },
  { styleHash: HASH, connect: "'self'", connectAlso: ['*'] },
])('%j is rejected', (policy) => {
  expect(() => contentSecurityPolicy(policy)).toThrow();
});
