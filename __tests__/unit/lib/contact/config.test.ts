import { LOCAL_MAILBOX, readEmailConfig } from '@/lib/contact/config';

const ALL = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

test('with no variable set, or under development, messages go to the mailbox at the origin of the page', () => {
  expect(readEmailConfig({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ' })).toBe(LOCAL_MAILBOX);
  expect(readEmailConfig({ ...ALL, NODE_ENV: 'development' })).toBe(LOCAL_MAILBOX);
  expect(LOCAL_MAILBOX.origin).toBe('');
});

test('with all ids set, messages go to the service itself', () => {
  const ids = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
  expect(readEmailConfig(ALL)).toEqual({ origin: 'https://api.emailjs.com', ...ids });
});

// A policy allows an origin only as browsers write it.
test.each([
  ['https://API.emailjs.com', 'https://api.emailjs.com'],
  ['https://api.emailjs.com:443', 'https://api.emailjs.com'],
])('the origin %s is %s', (NEXT_PUBLIC_EMAILJS_ORIGIN, origin) => {
  expect(readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_ORIGIN }).origin).toBe(origin);
});

test.each([
  ['SERVICE_ID', '', 'missing'],
  ['PUBLIC_KEY', '"key"', '"key"'],
  ['TEMPLATE_ID', 'two words', 'two words'],
  ['ORIGIN', 'https://mail.example.com/', '"https://mail.example.com/"'],
  ['ORIGIN', 'http://mail.example.com', '"http://mail.example.com"'],
  ['ORIGIN', 'https://mail.example.com:99999', '"https://mail.example.com:99999"'],
])('%s is not "%s"', (name, value, said) => {
  const read = () => readEmailConfig({ ...ALL, [`NEXT_PUBLIC_EMAILJS_${name}`]: value });
  expect(read).toThrow(`- NEXT_PUBLIC_EMAILJS_${name} is ${said}`);
});
