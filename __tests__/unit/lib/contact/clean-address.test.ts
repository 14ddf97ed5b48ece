/** @jest-environment node */
import fc from 'fast-check';
import { cleanAddress } from '@/lib/contact/clean-address';

const ADDRESS = 'asha.k+x@mail.example.com';

test.each([
  ...['\u200b', '\u202a', '\u202b', '\u202c', '\u00ad', '\u2060', '\u200e'].flatMap((invisible) => [
    `${invisible}${ADDRESS}${invisible}`,
    ADDRESS.replace('.', `.${invisible}`).replace('@', `${invisible}@`),
  ]),
  ...['\u00a0', '\u3000'].flatMap((space) => [`${space}${ADDRESS}${space}`, ADDRESS.replace('@', `${space}@${space}`)]),
  `mailto:${ADDRESS}`,
  `MAILTO:${ADDRESS}`,
  `<${ADDRESS}>`,
  `<mailto:${ADDRESS}>`,
  `Asha Kumari <${ADDRESS}>`,
  `"Kumari, Asha"\u00a0<${ADDRESS}>,`,
  `${ADDRESS}.`,
  `${ADDRESS},`,
  `\u200b Asha <${ADDRESS}> .`,
  ADDRESS.replace('@', '＠'),
  ADDRESS.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
])('%j is reduced to the address in it', (pasted) => expect(cleanAddress(pasted)).toBe(ADDRESS));

test.each(['asha', 'asha@', 'asha kumari@example.com', 'asha\u00a0kumari@example.com', 'a@example.com, b@example.com'])(
  '%j stays invalid: the address is not guessed',
  (typed) => expect(cleanAddress(typed)).toMatch(/^asha$|^asha@$|[\s\u00a0]/),
);

test('an address loses no characters', () => {
  const check = (address: string) => expect(cleanAddress(`Name <${address}>`)).toBe(address);
  fc.assert(fc.property(fc.emailAddress(), check));
});
