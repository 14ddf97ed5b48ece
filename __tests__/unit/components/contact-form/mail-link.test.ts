/** @jest-environment node */
import { mailLink } from '@/components/contact-form/mail-link';
import { FIELD_NAMES, NO_FIELDS, type Fields } from '@/lib/contact/fields';

const SUBJECT = 'Contact Our Team';
const SHORTENED = 'The rest is still in the form.';

/** The address of the link, and the text that a mail program reads from it. */
function open(fields: Partial<Fields>) {
  const url = mailLink('team@example.com', SUBJECT, SHORTENED, { ...NO_FIELDS, ...fields });
  const [address, query = ''] = url.split('?');
  const encoded = /&body=(.*)$/.exec(query)![1]!;
  return { url, address, subject: new URLSearchParams(query).get('subject'), body: decodeURIComponent(encoded) };
}

test('a message that all mail programs take is whole, with line breaks as in mails', () => {
  const { address, subject, body } = open({ message: 'Rice & dal?\nहाँ \ud800', fullname: 'Asha', phone: '+91 1' });
  expect(address).toBe('mailto:team@example.com');
  expect(subject).toBe(SUBJECT);
  expect(body).toBe('Asha\r\n\r\n+91 1\r\n\r\nRice & dal?\r\nहाँ \ufffd');
});

test.each(FIELD_NAMES.filter((name) => name !== 'email'))('what was typed as %s is in it', (name) =>
  expect(open({ [name]: 'typed' }).body).toContain('typed'),
);

test.each(['a', '&', 'ह', '😀', '\ud800', '\n', 'é'])(
  'of 15,000 characters like %j as many go into the link as fit, none in part; the rest is said to be in the form',
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

test('the longest name and telephone number do not make the link longer', () => {
  const { url, body } = open({ message: 'Hello', fullname: 'ह'.repeat(200), phone: '१'.repeat(40) });
  expect(url.length).toBeLessThan(2_000);
  expect(body).toMatch(/^ह{150}/);
});
