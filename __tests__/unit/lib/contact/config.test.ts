/** @jest-environment node */
import { LOCAL_MAILBOX, readEmailConfig } from '@/lib/contact/config';

const ALL = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

test.each([
  ['nothing set', {}],
  ['everything empty', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '', NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' ' }],
])('with %s, messages go to the local mailbox at the origin of the page', (_, env) => {
  expect(readEmailConfig(env)).toEqual(LOCAL_MAILBOX);
  expect(LOCAL_MAILBOX.origin).toBe('');
});

test('with all ids set, messages go to the service itself', () => {
  expect(readEmailConfig(ALL)).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
  });
});

test.each(['https://mail.example.com', 'http://localhost:3000'])('%s is an origin', (origin) => {
  expect(readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_ORIGIN: origin }).origin).toBe(origin);
});

test.each([
  'https://mail.example.com/',
  'https://mail.example.com/api',
  'mail.example.com',
  'ftp://example.com',
  'http://mail.example.com',
])('%s is not an origin', (origin) => {
  const read = () => readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_ORIGIN: origin });
  expect(read).toThrow(`NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"`);
  expect(read).toThrow('write scheme and host');
});

test.each(['"key"', 'two words'])('%s is not an id', (value) => {
  const read = () => readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: value });
  expect(read).toThrow(`NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is ${JSON.stringify(value)}`);
  expect(read).toThrow('copy it from the EmailJS dashboard');
});

test('a missing variable is named', () => {
  const env = { ...ALL, NEXT_PUBLIC_EMAILJS_SERVICE_ID: undefined };
  expect(() => readEmailConfig(env)).toThrow('- NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing: set it');
});

test('all issues are reported together, even if only the origin is set', () => {
  const read = () => readEmailConfig({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'x' });
  for (const name of Object.keys(ALL)) expect(read).toThrow(`${name} is missing`);
  expect(read).toThrow('NEXT_PUBLIC_EMAILJS_ORIGIN is "x"');
});
