/** @jest-environment node */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { composeEmail, emailText } from '@/server/mailbox/compose';
import type { Message } from '@/server/mailbox/message';
import { FIELDS, send } from './support/form';
import { startSite } from './support/site';

const MESSAGE: Message = {
  fullname: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'We need help\r\nwith a portal.',
};
const DATE = new Date(Date.UTC(2026, 10, 20, 10, 11, 12));

async function compose(changes: Partial<Message> = {}) {
  const bytes = await composeEmail({ ...MESSAGE, ...changes }, DATE, 'id');
  return { bytes: bytes.toString('latin1'), email: await PostalMime.parse(bytes) };
}

/** Any text a browser can send: every code point, no lone surrogates. */
const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const nastyText = fc.oneof(
  anyText,
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\0',
        ' ',
        '\t',
        '.',
        '=',
        '--',
        '\ufeff',
        '\u2028',
        'From ',
        'Bcc: a@b.c',
        '\u{1f4a9}',
        'é',
        'x'.repeat(90),
      ),
    )
    .map((parts) => parts.join('')),
);
const anyMessage = fc.record({ fullname: nastyText, email: nastyText, phone: nastyText, message: nastyText });

const unix = (text: string | undefined) => (text ?? '').replace(/\r\n|\r|\n/g, '\n');
const jsonOf = (email: Awaited<ReturnType<typeof PostalMime.parse>>) =>
  JSON.parse(new TextDecoder().decode(email.attachments[0]?.content as ArrayBuffer)) as unknown;

test('an e-mail reads as a letter and holds the fields beside it', async () => {
  const { bytes, email } = await compose();
  expect(email.from).toEqual({ name: 'Asha Rao', address: 'contact-form@mailbox.localhost' });
  expect(email.to).toEqual([{ name: 'Mailbox', address: 'inbox@mailbox.localhost' }]);
  expect(email.replyTo).toEqual([{ name: '', address: 'asha@example.com' }]);
  expect(email.subject).toBe('Message from Asha Rao');
  expect(email.date).toBe(DATE.toISOString());
  expect(email.messageId).toBe('<id@mailbox.localhost>');
  expect(unix(email.text).trimEnd()).toBe(
    'Name:  Asha Rao\nEmail: asha@example.com\nPhone: +91 98765 43210\n\nMessage:\nWe need help\nwith a portal.',
  );
  expect(bytes).toContain('\r\nName:  Asha Rao\r\nEmail: asha@example.com\r\n');
  expect(email.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['message.json', 'application/json'],
  ]);
  expect(jsonOf(email)).toEqual(MESSAGE);
});

test('every text arrives: in the letter but for the kind of line break, in message.json to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const { email } = await compose(message);
      expect(jsonOf(email)).toEqual(message);
      // The parser may add a line break to the end.
      const text = unix(emailText(message));
      expect([text, `${text}\n`]).toContain(unix(email.text));
    }),
    { numRuns: 300 },
  );
});

test('no text makes a header', async () => {
  const expected = (await compose()).email.headers.map(({ key }) => key);
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const { bytes, email } = await compose(message);
      const head = bytes.slice(0, bytes.indexOf('\r\n\r\n'));
      const names = email.headers.map(({ key }) => key);
      expect(names).toEqual(expected.filter((name) => name !== 'reply-to' || email.replyTo));
      expect(email.from?.address).toBe('contact-form@mailbox.localhost');
      expect(email.to?.map(({ address }) => address)).toEqual(['inbox@mailbox.localhost']);
      expect([email.cc, email.bcc]).toEqual([undefined, undefined]);
      expect(email.attachments).toHaveLength(1);
      // Headers are printable ASCII, folded.
      expect(head.replaceAll('\r\n', '')).toMatch(/^[\x20-\x7e]*$/);
    }),
    { numRuns: 300 },
  );
});

test.each([
  'Eve\r\nBcc: victim@example.com',
  'Eve\nBcc: victim@example.com',
  'Eve\rBcc: victim@example.com',
  'Eve\r\n\r\n<html>',
  'Eve\u2028Bcc: victim@example.com',
  '"Eve" <eve@example.com>, victim@example.com',
  'Eve <victim@example.com>',
  '=?utf-8?Q?Eve=0D=0ABcc:_victim=40example.com?=',
])('the name %j is a name', async (fullname) => {
  const { bytes, email } = await compose({ fullname });
  expect(bytes).not.toMatch(/^Bcc:/im);
  expect(email.from?.address).toBe('contact-form@mailbox.localhost');
  expect(email.bcc).toBeUndefined();
  expect(jsonOf(email)).toMatchObject({ fullname });
});

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
  'a@example.com b@example.com',
  'Asha <a@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\n',
  'a@-example.com',
  `${'a'.repeat(250)}@example.com`,
  'аsha@exаmple.com',
  'group:a@example.com;',
])('%j cannot be replied to, and is in the letter', async (email) => {
  const { email: parsed, bytes } = await compose({ email });
  expect(parsed.replyTo).toBeUndefined();
  expect(bytes).not.toMatch(/^(Reply-To|Bcc):/im);
  expect(jsonOf(parsed)).toMatchObject({ email });
});

test('what was posted is what is in the file, which only its owner can read', async () => {
  const site = await startSite({ limits: { burst: 1000 } });
  await fc.assert(
    fc.asyncProperty(anyMessage, async (message) => {
      const before = new Set(await site.messages());
      expect((await send(site.url, message)).status).toBe(200);
      const [name, ...more] = (await site.messages()).filter((file) => !before.has(file));
      expect(more).toEqual([]);
      const email = await PostalMime.parse(await readFile(join(site.mailboxDir, name ?? '')));
      expect(jsonOf(email)).toEqual(message);
    }),
    { numRuns: 100 },
  );
  const [name] = await site.messages();
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(site.mailboxDir)).toBe(0o700);
  expect(await modeOf(join(site.mailboxDir, name ?? ''))).toBe(0o600);
  await site.close();
});

test('a textarea keeps its line breaks', async () => {
  const site = await startSite();
  await send(site.url, { message: 'one\r\ntwo\r\n\r\n  three' });
  const email = await PostalMime.parse(await site.message());
  expect(jsonOf(email)).toMatchObject({ fullname: FIELDS.fullname, message: 'one\r\ntwo\r\n\r\n  three' });
  expect(unix(email.text)).toContain('\n\nMessage:\none\ntwo\n\n  three\n');
  await site.close();
});
