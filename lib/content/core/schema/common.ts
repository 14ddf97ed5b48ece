import * as z from 'zod';
import type { FaultAt } from './faults';
import type { PictureLimits } from './json-schema';
import { faultOf } from './text-rules';

/**
 * The building blocks of every content schema.
 *
 * A description completes the sentence "write …", the fix of an issue, and is the hint in the form. The description of
 * a flag says what the flag does. Leave limits out of it: `json-schema.ts` takes them from the schema. `meta` may add:
 *
 * - `expected`: a description of a value, where the schema has only a pattern,
 * - `check`: how `references.ts` compares the value with the rest of the content,
 * - `cells`: that the value is a line of a table,
 * - `label`: the name of the field in forms and messages, if its key in words is not clear enough,
 * - `kind`: the name of an alternative in the form.
 */

/**
 * Text of `min` to `max` characters on one logical line.
 *
 * @param slots placeholders that the site replaces with values, such as `{time}`; the text must have each once
 */
export function text(min: number, max: number, description: string, slots: readonly string[] = []) {
  return z
    .string()
    .min(min)
    .max(max)
    .superRefine((value, context) => {
      const fault = faultOf(value, slots.length > 0);
      if (fault) context.addIssue({ code: 'custom', message: fault.problem, params: { fix: fault.fix } });
    })
    .refine(
      (value) => slots.length === 0 || String(value.match(/\{\w*\}|[{}]/g)?.sort()) === String([...slots].sort()),
      { message: `must contain ${slots.join(' and ')} exactly once, and no other word in curly brackets` },
    )
    .describe(description);
}

/** Adds an issue for each fault that `find` finds in a value that has no other issue. */
export function reporting<Value>(find: (value: Value) => readonly FaultAt[]) {
  return (value: Value, context: z.RefinementCtx) => {
    if (context.issues.length > 0) return;
    for (const { path, problem, fix } of find(value)) {
      context.addIssue({ code: 'custom', path: [...path], message: problem, params: { fix } });
    }
  };
}

/** A list of `min` to `max` entries. zod's `max` would skip the entries' own errors; this reports those first. */
export function list<Entry extends z.ZodType>(entry: Entry, min: number, max: number, description: string) {
  return z
    .array(entry)
    .min(min)
    .superRefine((input, context) => {
      if (input.length > max) context.addIssue({ code: 'too_big', origin: 'array', maximum: max, input });
    })
    .describe(description)
    .meta({ maxItems: max });
}

/** A list that may be empty. A file without the field also has an empty list. */
export function openList<Entry extends z.ZodType>(entry: Entry, max: number, description: string) {
  return z
    .preprocess((value) => value ?? [], z.array(entry).max(max))
    .default([])
    .describe(`${description}; leave the list empty if there is nothing to show`)
    .meta({ type: ['array', 'null'] });
}

/** A heading as visitors read it. */
export const heading = text(2, 90, 'the heading');
/** One paragraph of running text. */
export const paragraph = text(20, 900, 'the text, as one paragraph');
/** One or more paragraphs. */
export const paragraphs = list(paragraph, 1, 12, 'the paragraphs');
/** A short text on a button, link or label. */
export const label = text(2, 60, 'a short label');

/**
 * An identifier that is unique in its file. In the file of a page it is the id of the element made from that entry, and
 * so part of an address. It has no underscore; all other ids on a page have one, so the two cannot clash.
 */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe(
    'a short name for this part of the page, used in links that lead straight to it; each part needs a different one',
  )
  .meta({
    label: 'Link ID',
    check: 'id',
    expected: 'lower-case letters, digits and hyphens, starting with a letter, such as "go-to-market"',
  });

/** The target of a link: a page of this site, or a full https address on a public host. */
export const url = z
  .string()
  .regex(/^(\/|\/[A-Za-z0-9-]+(#[a-z0-9-]+)?|https:\/\/([A-Za-z0-9-]+\.)+[A-Za-z]{2,}([/?#][^\s"<>]*)?)$/)
  .describe('the page or site it links to')
  .meta({
    label: 'Links to',
    check: 'link',
    expected: 'a page of this site such as "/contacts", or a full address such as "https://www.example.com"',
  });

/** Another page of this site, or a part of it if the pattern allows one. */
export const otherPage = (description: string, pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .describe(description)
    .meta({ check: 'link', expected: 'a page of this site such as "/cloud"' });

/** A page of this site that is worth reading next. Its name in the menus is the text of the link. */
export const relatedPage = z.strictObject({
  url: otherPage('the page', /^\/[A-Za-z0-9-]+(#[a-z0-9-]+)?$/).meta({ label: 'Links to' }),
  text: text(20, 140, 'what the reader will find on that page, in one sentence'),
});

/** Pages that a page links to at its end. */
export const related = (min: number, max: number) =>
  list(relatedPage, min, max, 'pages worth reading next, listed at the end of this page').meta({
    label: 'Related pages',
  });

/** For most places: the layout cuts the picture to between 4:3 and 12:5. */
const SCENE: PictureLimits = {
  minWidth: 1200,
  goodWidth: 1600,
  proportions: { min: 1, max: 3, fix: 'crop it so that it is about one and a half times as wide as it is high' },
};
/** The layout shows the upper part, square and at most 300 px wide. */
const PORTRAIT: PictureLimits = {
  minWidth: 480,
  goodWidth: 600,
  proportions: { min: 0.5, max: 1.5, fix: 'crop it so that it is roughly square' },
};
/** The layout shows the whole logo. */
const LOGO: PictureLimits = { minWidth: 120 };

/** The name of a picture, from the address under which the forms keep it. */
export function pictureName(address: string): string {
  return address.replace(/^\/pictures\//, '');
}

const pictureFile = z
  .string()
  .refine((value) => !/\.(heic|heif|gif|bmp|tiff?|svg)$/i.test(value), {
    message: 'is in a format that the site cannot use',
    params: { fix: 'save it as JPEG, PNG or WebP, and choose the new file' },
    abort: true,
  })
  .regex(/^\/pictures\/[a-z0-9_~-][a-z0-9._~-]*\.(jpg|jpeg|png|webp)$/)
  .transform(pictureName)
  .describe('the name of a file in content/pictures')
  .meta({
    label: 'File',
    check: 'picture',
    limits: SCENE,
    expected: 'lower-case letters, digits and hyphens, such as "team.jpg"',
  });

const pictureWithin = (limits: PictureLimits) =>
  z
    .strictObject({
      file: pictureFile.meta({ limits }),
      alt: text(10, 180, 'what the picture shows, for people who cannot see it').meta({ label: 'What it shows' }),
    })
    .describe('the picture')
    .meta({ label: 'Picture' });

/** A picture of `content/pictures`, with the text that screen readers read out. */
export const picture = pictureWithin(SCENE);
export const portrait = pictureWithin(PORTRAIT);
export const logo = pictureWithin(LOGO);

/** A picture that may have a second file with the same scene for wide places, about 2.2 times as wide as it is high. */
export const pictureWithWide = picture.extend({
  wide: pictureFile
    .describe(
      'the same scene for wide windows, 2.2 times as wide as it is high; if there is none, the site crops the picture to that shape',
    )
    .meta({ label: 'Wide version', check: 'picture' })
    .optional(),
});

/** A link shown as a button or as a text link. */
export const link = z
  .strictObject({ label: label.describe('the text of the button or link').meta({ label: 'Text' }), url })
  .describe('the link');

/** What a page gives search engines and menus. */
export const page = z
  .strictObject({
    title: text(3, 60, 'the title in search results and on the browser tab; no two pages may share one'),
    description: text(70, 165, 'the description in search results; no two pages may share one'),
    menu: text(2, 28, 'the name of the page in menus and in the footer; no two pages may share one').meta({
      label: 'Name in menus',
    }),
    order: z
      .number()
      .int()
      .min(1)
      .max(9999)
      .describe(
        'the page’s position in the menu; lower numbers come first, and pages with the same number are sorted by address',
      )
      .meta({
        label: 'Position in the menu',
      }),
  })
  .describe('what menus and search engines show for this page')
  .meta({ label: 'Menus and search' });

/** The call to action that ends a page. */
export const callToAction = z
  .strictObject({
    heading,
    text: text(20, 260, 'one or two sentences'),
    action: link.describe('the button').meta({ label: 'Button' }),
  })
  .describe('the invitation at the end of the page')
  .meta({ label: 'Closing invitation' });

/** A titled point: one entry of a list of benefits, steps, technologies and the like. */
export const point = z
  .strictObject({ id, heading, text: text(20, 420, 'one to three sentences') })
  .describe('the point');

/** A titled group of paragraphs, optionally followed by a list of short points. */
export const section = z
  .strictObject({
    id,
    heading,
    paragraphs,
    points: list(text(5, 260, 'one point'), 2, 10, 'short points below the paragraphs').optional(),
  })
  .describe('the section');
