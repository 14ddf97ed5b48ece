/** @jest-environment node */
import { mailLink } from '@/components/contact-form/mail-link';
import { FIELD_NAMES, NO_FIELDS, type Fields } from '@/lib/contact/fields';

const SUBJECT = 'Contact Our Team';
const SHORTENED = 'The rest is still in the form.';

/** The link, and the address, subject and body that a mail program reads from it. */
function open(fields: Partial<Fields>) {
  const url = mailLink('team@example.com', SUBJECT, SHORTENED, { ...NO_FIELDS, ...fields });
  const [address, query = ''] = url.split('?');
  const encoded = /&body=(.*)$/.exec(query)![1]!;
  return { url, address, subject: new URLSearchParams(query).get('subject'), body: decodeURIComponent(encoded) };
}

test('a message that is short enough for every mail program is complete, with CRLF line breaks', () => {
  const { address, subject, body } = open({ message: 'Rice & dal?\nहाँ \ud800', fullname: 'Asha', phone: '+91 1' });
  expect(address).toBe('mailto:team@example.com');
  expect(subject).toBe(SUBJECT);
  expect(body).toBe('Asha\r\n\r\n+91 1\r\n\r\nRice & dal?\r\nहाँ \ufffd');
});

test.each(FIELD_NAMES.filter((name) => name !== 'email'))('the body contains what was typed as %s', (name) =>
  expect(open({ [name]: 'typed' }).body).toContain('typed'),
);

test.each(['a', '&', 'ह', '😀', '\ud800', '\n', 'é'])(
  'a message of 15,000 characters like %j is cut between characters, and says that the rest is in the form',
  (character) => {
    const message = character.repeat(Math.floor(15_000 / character.length));
    const { url, body } = open({ message, fullname: 'Asha', phone: '+91 1' });
    const ofOne = encodeURIComponent(character.replace('\ud800', '\ufffd').replace('\n', '\r\n')).length;
    expect(url.length).toBeLessThan(2_000);
    expect(url.length).toBeGreaterThanOrEqual(2_000 - ofOne);
    const text = /^Asha\r\n\r\n\+91 1\r\n\r\n([^]*)…\r\n\r\nThe rest is still in the form\.$/.exec(body)![1]!;
    const whole = message.replace(/\ud800(?![\udc00-\udfff])/g, '\ufffd').replace(/\n/g, '\r\n');
    expect(whole.startsWith(text)).toBe(true);
    expect(text.length % character.length).toBe(0);
  },
);

test('even with the longest name and telephone number the link is short enough', () => {
  const { url, body } = open({ message: 'Hello', fullname: 'ह'.repeat(200), phone: '१'.repeat(40) });
  expect(url.length).toBeLessThan(2_000);
  expect(body).toMatch(/^ह{150}/);
});
