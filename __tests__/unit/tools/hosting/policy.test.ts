/** @jest-environment node */
import { contentSecurityPolicy } from '@/tools/hosting/policy';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// `__tests__/built/served.test.ts` has the policy of a page word for word.
test('scripts and forms may send to the email service', () => {
  expect(contentSecurityPolicy(HASH, 'https://api.emailjs.com')).toContain(
    "connect-src 'self' https://api.emailjs.com; form-action 'self' https://api.emailjs.com;",
  );
});

test.each([
  ["x'; script-src *", "'self'"],
  ['unsafe-inline', "'self'"],
  [HASH, 'https://api.emailjs.com; script-src *'],
  [HASH, '*'],
])('%s with %s is rejected', (hash, service) => {
  expect(() => contentSecurityPolicy(hash, service)).toThrow('The policy cannot contain');
});
