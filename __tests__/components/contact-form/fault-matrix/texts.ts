/** What the form shows. Failures are named as in the table of docs/contact.md. */
export const SHOWN = [
  'sent',
  'not connected',
  'refused',
  'too many at once',
  'the service failed; it may have arrived',
  'the connection broke; it may have arrived',
  'no answer; it may have arrived',
  'the page was closed; it may have arrived',
] as const;

export type Shown = (typeof SHOWN)[number];

/** A message as it is typed. The messages below have text that is easily corrupted: each must arrive letter by letter. */
export type Typed = Record<'fullname' | 'email' | 'phone' | 'message', string>;

const ADDRESS = 'asha@example.com';

export const MESSAGE: Typed = {
  fullname: 'Zoë “Ravi” प्रसाद',
  email: 'ravi.prasad@example.com',
  phone: '+91 (612) 000-00 00',
  message: 'First line: 5 < 6 & "quotes"\n\nSecond line, with an emoji 🙂.',
};

export const EMPTY: Typed = { fullname: '', email: '', phone: '', message: '' };

/** The first and the last letters of each of the seventeen planes. */
const PLANES = Array.from({ length: 17 }, (_, plane) =>
  [0x21, 0x3a9, 0xfffd].map((letter) => String.fromCodePoint(plane * 0x1_0000 + letter)).join(''),
);
const RIGHT_TO_LEFT = 'שלום, مرحبا بالعالم \u202bABC\u202c \u2067123\u2069 سلام';
/** Skin tones, families joined by invisible characters, flags, keycaps. */
const EMOJI = '👋🏽👩‍👩‍👧‍👦🇮🇳🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣❤️‍🔥é̂';
const HTML = '</textarea><script>alert(1)</script><b onload="x">&amp; &lt;<!-- ]]> \'"`';
const TEMPLATES = '{{message}} {{{x}}} ${7*7} <%= 7 %> {% raw %} #{x} %0D%0A %s $1 \\n\\u0000';

export const ANY_TEXT: Typed = {
  fullname: RIGHT_TO_LEFT + EMOJI + HTML.slice(0, 40),
  email: ADDRESS,
  phone: '{{x}} <b> ५ 🙂',
  message: [...PLANES, RIGHT_TO_LEFT, EMOJI, HTML, TEMPLATES].join('\n'),
};

/** Line breaks in a name must not become headers of the e-mail. */
export const LINE_BREAKS: Typed = {
  fullname: 'Asha\nBcc: everybody@example.com\n\nDear all',
  email: ADDRESS,
  phone: '',
  message: 'Line\n\n\n.\n..\nFrom here\n-- \nEnd\n  indented\ttab  ',
};

/** Every field as long as its limit, of letters that take the most bytes. */
export const LONGEST: Typed = {
  fullname: 'क'.repeat(200),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`.slice(0, 254),
  phone: '५'.repeat(40),
  message: 'क'.repeat(15_000),
};
