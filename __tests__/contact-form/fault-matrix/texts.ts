import type { Typed } from '../contact-form-part';

/** Messages with what is easily spoilt on the way. Each must arrive letter for letter. */

const ADDRESS = 'asha@example.com';

export const MESSAGE: Typed = {
  fullname: 'Zoë “Asha” प्रसाद',
  email: ADDRESS,
  phone: '+91 (612) 000-00 00',
  message: 'First line: 5 < 6 & "quotes"\n\nSecond line, with an emoji 🙂.',
};

export const EMPTY: Typed = { fullname: '', email: '', phone: '', message: '' };

/** The same text in every field that takes any text; the one for the phone is short. */
const everywhere = (text: string): Typed => ({
  fullname: text,
  email: ADDRESS,
  phone: Array.from(text).slice(0, 20).join(''),
  message: text,
});

/** Characters of all seventeen planes: the first and the last letters of each that may be used. */
export const PLANES = everywhere(
  Array.from({ length: 17 }, (_, plane) =>
    [0x21, 0x3a9, 0xfffd].map((letter) => String.fromCodePoint(plane * 0x1_0000 + letter)).join(''),
  ).join(''),
);

export const RIGHT_TO_LEFT = everywhere('שלום, مرحبا بالعالم \u202bABC\u202c \u2067123\u2069 سلام');

/** Skin tones, families joined by invisible characters, flags, keycaps. */
export const EMOJI = everywhere('👋🏽👩‍👩‍👧‍👦🇮🇳🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣❤️‍🔥é̂');

export const HTML = everywhere('</textarea><script>alert(1)</script><b onload="x">&amp; &lt;<!-- ]]> \'"`');

export const TEMPLATES = everywhere('{{message}} {{{x}}} ${7*7} <%= 7 %> {% raw %} #{x} %0D%0A %s $1 \\n\\u0000');

/** What a line break in a name could do to the head of an e-mail. */
export const LINE_BREAKS: Typed = {
  fullname: 'Asha\nBcc: everybody@example.com\n\nDear all',
  email: ADDRESS,
  phone: '',
  message: 'Line\n\n\n.\n..\nFrom here\n-- \nEnd\n  indented\ttab  ',
};

/** Every field as long as it may be, of letters that take the most bytes. */
export const LONGEST: Typed = {
  fullname: 'क'.repeat(200),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254),
  phone: '५'.repeat(40),
  message: 'क'.repeat(15_000),
};

/** A hundred kilobytes on the clipboard. */
export const HUGE: Typed = { fullname: '', email: ADDRESS, phone: '', message: 'Lorem ipsum '.repeat(8_534) };
