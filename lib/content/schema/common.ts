import { z } from 'zod';
import { findInvisible } from '../invisible';

/**
 * The building blocks of every content schema.
 *
 * Each block carries a description: it is what the editor is told to write when the field is wrong, so it reads as the
 * end of the sentence "write …".
 */

/** Rules for every text that visitors read: [what is allowed, what is wrong otherwise, what to do]. */
const TEXT_RULES: [allows: (value: string) => boolean, problem: string, remedy?: string][] = [
  [(value) => !/\S *\n+\S/.test(value), 'holds a line break', 'write it as one paragraph, without an empty line'],
  [
    (value) => !/\n +\S/.test(value),
    'holds a line with more spaces at its start than its first line',
    'give all its lines the same number of spaces',
  ],
  [(value) => !/\n\s*$/.test(value), 'ends with a line break', 'write ">-" where its first line has ">" or "|"'],
  [(value) => value === value.trim() || /\n$/.test(value), 'has a space at its start or end', 'remove it'],
  [(value) => !/\S[^\S\n]{2,}\S|\t/.test(value), 'has two spaces in a row, or a tab', 'write a single space'],
  [
    (value) => !/<\/?[a-z][^>]*>|<!--/i.test(value),
    'holds an HTML tag, which would be shown as it stands',
    'remove it',
  ],
  [
    (value) => !/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(value),
    'holds an HTML code such as &amp;',
    'write the character itself',
  ],
  [
    (value) => !/!placeholder/i.test(value),
    'holds "!placeholder"',
    'write it in front of the text, outside of any quotes',
  ],
  [(value) => !findInvisible(value), 'holds a character that cannot be seen', 'remove its code'],
];

/** A text of `min` to `max` characters on one logical line; `what` names its job on the page. */
export function text(min: number, max: number, what: string) {
  const bounded = z.string().min(min).max(max);
  return TEXT_RULES.reduce(
    (schema, [allows, problem, remedy]) => schema.refine(allows, { message: problem, params: { remedy } }),
    bounded,
  ).describe(`${what}, ${min} to ${max} characters`);
}

/** A text in which the site puts values: each of `slots`, such as `{time}`, stands where one goes. */
export function template(min: number, max: number, slots: string | string[], what: string) {
  const plain = text(min, max, what);
  const expected = [slots].flat();
  return plain
    .refine((value) => String(value.match(/\{\w*\}|[{}]/g)?.sort()) === String([...expected].sort()), {
      message: `must hold ${expected.join(' and ')} once, and no other word in braces`,
    })
    .describe(plain.description ?? what);
}

/** A heading as visitors read it. */
export const heading = text(2, 90, 'a heading');
/** One paragraph of running text. */
export const paragraph = text(20, 900, 'one paragraph of text');
/** One or more paragraphs. */
export const paragraphs = z
  .array(paragraph)
  .min(1)
  .max(12)
  .describe('a list of 1 to 12 paragraphs, each on a line that starts with "- "');
/** A short text on a button, link or label. */
export const label = text(2, 60, 'a short label');

/** Ids that parts of the site's own have. */
export const RESERVED_IDS = [
  ...['main', 'menu', 'carousel', 'tabs', 'tabs-heading', 'contact', 'footer-contact', 'contents', 'partners'],
  ...['offices', 'details', 'facts', 'gallery', 'who-we-are', 'team', 'difference'],
];

/** An identifier that is unique in its file; it becomes an id in the page's HTML. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .refine((value) => !RESERVED_IDS.includes(value), {
    message: 'is an id that the site uses itself',
    params: { remedy: 'write another id' },
  })
  .describe('an id of small letters, digits and hyphens that starts with a letter, such as "go-to-market"')
  .meta({ check: 'id' });

/** The target of a link: a page of this site, or a full https address. */
export const url = z
  .string()
  .regex(/^(\/|\/[A-Za-z0-9-]+(#[a-z0-9-]+)?|https:\/\/[^\s"<>]+)$/)
  .describe('a page of this site such as "/contacts", or a full address that starts with "https://"')
  .meta({ check: 'link' });

/** A day. */
export const date = z.iso.date().describe('a date: year, month and day such as 2026-01-31');

/** A picture of `content/pictures`, with the text read out to those who cannot see it. */
export const picture = z.strictObject({
  file: z
    .string()
    .refine((value) => !/\.(heic|heif|gif|bmp|tiff?|svg)$/i.test(value), {
      message: 'is a picture of a kind that the site does not take',
      params: { remedy: 'save it as JPEG, PNG or WebP, and write the name of the new file' },
      abort: true,
    })
    .regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp)$/)
    .describe('the name of a file in content/pictures, of small letters, digits and hyphens, such as "team.jpg"')
    .meta({ check: 'picture' }),
  alt: text(10, 180, 'what the picture shows, for people who cannot see it'),
});

/** A link shown as a button or as a text link. */
export const link = z.strictObject({ label, url });

/** What search engines and menus need to know of a page. */
export const page = z.strictObject({
  title: text(3, 60, 'the title for search results and the browser tab'),
  description: text(70, 165, 'the description for search results'),
  menu: text(2, 28, 'the name of the page in menus'),
  order: z.number().int().min(1).max(99).describe('the place in menus: a whole number from 1 to 99'),
});

/** The band that ends a page with its one call to action. */
export const close = z.strictObject({ heading, text: text(20, 260, 'one or two sentences'), action: link });

/** A list whose entries have an id each; that no id stands twice in a file is checked in `references.ts`. */
export function list<Entry extends z.ZodType<{ id: string }>>(entry: Entry, min: number, max: number, what: string) {
  return z.array(entry).min(min).max(max).describe(what);
}

/** A titled point: one entry of a list of benefits, steps, technologies and the like. */
export const point = z.strictObject({ id, heading, text: text(20, 420, 'one to three sentences') });

/** A titled run of paragraphs, optionally followed by a list of short points. */
export const section = z.strictObject({
  id,
  heading,
  paragraphs,
  points: z
    .array(text(5, 260, 'one point'))
    .min(2)
    .max(10)
    .describe('a list of 2 to 10 short points')
    .optional(),
});
