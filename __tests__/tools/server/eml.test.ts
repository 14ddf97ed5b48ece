/** @jest-environment node */
import PostalMime from 'postal-mime';
import type { Fields } from '@/components/contact-form/fields';
import { composeEmail, emailText } from '@/tools/server/eml';
import { fieldsOf, withLf } from './support/email';

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

test('an e-mail has the message as text, and all fields as an attachment', async () => {
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

test('a name of several lines cannot imitate the lines below it', () => {
  const text = emailText({ ...MESSAGE, fullname: 'Eve\nEmail: boss@example.com' });
  expect(text).toContain('Name:  Eve\r\n       Email: boss@example.com\r\nEmail: asha@example.com');
});

test('a very long name is truncated in the headers and complete in the text', async () => {
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
