import { LOCAL_MAILBOX, readEmailConfig } from '@/components/contact-form/email/config';

const ALL = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

test.each([
  ['nothing set', {}],
  ['everything set to nothing', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '', NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' ' }],
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
  'x',
  'http://mail.example.com',
])('%s is refused as an origin, with a remedy', (origin) => {
  const read = () => readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_ORIGIN: origin });
  expect(read).toThrow(`NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"`);
  expect(read).toThrow('Write scheme and host');
});

test.each(['"key"', 'two words', "key'"])('%s is no id', (value) => {
  const read = () => readEmailConfig({ ...ALL, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: value });
  expect(read).toThrow(`NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is ${JSON.stringify(value)}`);
  expect(read).toThrow('Copy it from the EmailJS dashboard');
});

test.each(Object.keys(ALL))('%s alone is missed by name', (name) => {
  const env = { ...ALL, [name]: undefined };
  expect(() => readEmailConfig(env)).toThrow(`partly configured: ${name} is missing. Set it`);
});

test('several are missed by name, also when only the origin is set', () => {
  expect(() => readEmailConfig({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example.com' })).toThrow(
    `${Object.keys(ALL).join(', ')} are missing. Set them`,
  );
});
