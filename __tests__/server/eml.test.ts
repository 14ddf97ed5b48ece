/** @jest-environment node */
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import type { Fields } from '@/components/contact-form/fields';
import { composeEmail, emailText } from '@/server/eml';
import { anyMessage, fieldsOf } from './support/email';

const MESSAGE: Fields = {
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'We need help\r\nwith a portal.',
};
const DATE = new Date(Date.UTC(2026, 10, 20, 10, 11, 12));

async function compose(changes: Partial<Fields> = {}) {
  const bytes = await composeEmail({ ...MESSAGE, ...changes }, DATE, 'id');
  return { bytes: bytes.toString('latin1'), email: await PostalMime.parse(bytes) };
}

const withLf = (text = '') => text.replace(/\r\n|\r|\n/g, '\n');

test('an e-mail reads as a letter and holds the fields beside it', async () => {
  const { bytes, email } = await compose();
  expect(email).toMatchObject({
    from: { name: 'Asha Rao', address: 'contact-form@mailbox.localhost' },
    to: [{ name: 'Mailbox', address: 'inbox@mailbox.localhost' }],
    replyTo: [{ name: '', address: 'asha@example.com' }],
    subject: 'Message from Asha Rao',
    date: DATE.toISOString(),
    messageId: '<id@mailbox.localhost>',
    attachments: [{ filename: 'message.json', mimeType: 'application/json' }],
  });
  expect(withLf(email.text).trimEnd()).toBe(
    'Name:  Asha Rao\nEmail: asha@example.com\nPhone: +91 98765 43210\n\nMessage:\nWe need help\nwith a portal.',
  );
  expect(bytes).toContain('\r\nName:  Asha Rao\r\nEmail: asha@example.com\r\n');
  expect(await fieldsOf(email)).toEqual(MESSAGE);
});

test('every text arrives, in the letter but for the kind of line break, and none makes a header', async () => {
  const expected = (await compose()).email.headers.map(({ key }) => key);
  const hostile = [
    'Eve\r\n\r\n<html>',
    '"Eve" <eve@example.com>, victim@example.com',
    '=?utf-8?Q?Eve=0D=0ABcc:_a=40b?=',
  ];
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const { bytes, email } = await compose(message);
      expect(await fieldsOf(email)).toEqual(message);
      // The parser may add a line break to the end.
      const text = withLf(emailText(message));
      expect([text, `${text}\n`]).toContain(withLf(email.text));

      const names = email.headers.map(({ key }) => key);
      expect(names).toEqual(expected.filter((name) => name !== 'reply-to' || email.replyTo));
      expect(email.from?.address).toBe('contact-form@mailbox.localhost');
      expect(email.to?.map(({ address }) => address)).toEqual(['inbox@mailbox.localhost']);
      expect(email.attachments).toHaveLength(1);
      // Headers are printable ASCII, folded.
      const head = bytes.slice(0, bytes.indexOf('\r\n\r\n'));
      expect(head.replaceAll('\r\n', '')).toMatch(/^[\x20-\x7e]*$/);
    }),
    { numRuns: 300, examples: hostile.map((fullname) => [{ ...MESSAGE, fullname }]) },
  );
}, 20_000);

test('a name of several lines does not look like the lines below it', () => {
  const text = emailText({ ...MESSAGE, fullname: 'Eve\nEmail: boss@example.com' });
  expect(text).toContain('Name:  Eve\r\n       Email: boss@example.com\r\nEmail: asha@example.com');
});

test('a very long name is cut in the headers and whole below', async () => {
  const fullname = 'Ä'.repeat(5000);
  const { email } = await compose({ fullname });
  expect(email.from?.name).toBe(`${'Ä'.repeat(99)}…`);
  expect(email.text).toContain(fullname);
});

test.each(['asha@example.com', "o'neil+x@mail.example.co.in", 'a@localhost'])('%s can be replied to', async (email) => {
  expect((await compose({ email })).email.replyTo).toEqual([{ name: '', address: email }]);
});

test.each([
  '',
  'asha',
  'asha@',
  '@example.com',
  'a@b@c',
  'a@example.com, b@example.com',
  'Asha <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  'a@-example.com',
  `${'a'.repeat(250)}@example.com`,
  'аsha@exаmple.com',
  'group:a@example.com;',
])('%j cannot be replied to', async (email) => {
  expect((await compose({ email })).bytes).not.toMatch(/^(Reply-To|Bcc):/im);
});
