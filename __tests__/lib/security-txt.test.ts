/** @jest-environment node */
import { securityTxt } from '@/lib/security-txt';

test('the file of RFC 9116 expires 360 days after the build, at midnight', () => {
  const site = { url: 'https://www.example.com', language: 'en-IN' };
  expect(securityTxt(site, new Date('2026-01-31T15:30:00Z'))).toBe(
    [
      'Contact: https://www.example.com/contacts',
      'Expires: 2027-01-26T00:00:00Z',
      'Preferred-Languages: en-IN',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
