import { z } from 'zod';

/**
 * The building blocks of every content schema.
 *
 * Each block carries a description: it is what the editor is told to write when the field is wrong, so it reads as the
 * end of the sentence "write …".
 */

/** A text of `min` to `max` characters on one logical line; `what` names its job on the page. */
export function text(min: number, max: number, what: string) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim() && !/\s{2,}/.test(value), {
      message: 'has spaces at its start or end, or two in a row',
    })
    .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), {
      message: 'holds an HTML tag, which would be shown as it stands',
    })
    .describe(`${what}, ${min} to ${max} characters`);
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
  .describe('a list of paragraphs, each on a line that starts with "- "');
/** A short text on a button, link or label. */
export const label = text(2, 60, 'a short label');

/** An identifier that is unique in its list; it becomes part of the page's HTML ids. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe('an id of small letters, digits and hyphens that starts with a letter, such as "go-to-market"');

/** The target of a link: a page of this site, or a full https address. */
export const url = z
  .string()
  .regex(/^(\/|\/[A-Za-z0-9-]+(#[a-z0-9-]+)?|https:\/\/[^\s"<>]+)$/)
  .describe('a page of this site such as "/contacts", or a full address that starts with "https://"')
  .meta({ check: 'link' });

/** A picture of `content/pictures`, with the text read out to those who cannot see it. */
export const picture = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp)$/)
    .describe('the name of a file in content/pictures, such as "team.jpg"')
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

/** A list whose entries have an id each; no id may occur twice. */
export function list<Entry extends z.ZodType<{ id: string }>>(entry: Entry, min: number, max: number, what: string) {
  return z
    .array(entry)
    .min(min)
    .max(max)
    .superRefine((entries, context) => {
      const seen = new Map<string, number>();
      entries.forEach((each, index) => {
        const first = seen.get(each.id);
        if (first === undefined) seen.set(each.id, index);
        else {
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `"${each.id}" is the id of entry ${first + 1} already`,
          });
        }
      });
    })
    .describe(what);
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
