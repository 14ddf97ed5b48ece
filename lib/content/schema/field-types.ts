import * as z from 'zod';

/** The types of fields that the schemas of all files are made of. `index.ts` says how the CMS reads them. */

declare module 'zod' {
  /** What a field has besides its type and limits. */
  interface GlobalMeta {
    /** The name of the field in the CMS and in messages. Every field has one, but the constant `type` of a union. */
    label?: string;
    /** What to write, in one or two sentences. It ends a message about the field, so it says how to mend a mistake. */
    hint?: string;
    /** How the CMS shows a text; an `id` may be left empty although it is required. A choice from an `enum` has none. */
    input?: 'line' | 'text' | 'picture' | 'link' | 'document' | 'id' | 'date';
    /** Of a list: the name of one entry. */
    singular?: string;
    /** Of a picture: the size that its place on the page needs. */
    size?: PictureSize;
  }
}

export interface PictureSize {
  /** In px; a narrower picture would look blurred. */
  minWidth: number;
  /** The lowest and highest width divided by height; absent if any shape will do. */
  shape?: [min: number, max: number];
}

/** Markup, which visitors would see as it is written. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>|<!--|&(?:#x?[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|[mn]dash|hellip|copy|[lr][sd]quo);/i, 'HTML'],
  [/\*\*[^\s*]|^#+ |`|\]\(/, 'Markdown'],
  [/\[\[|\]\]/, 'only half of the placeholder brackets [[…]]'],
];

/** What is wrong with a value, where in the value, and what to do; an argument of zod's `refine`. */
export const fault = (message: string, fix: string, ...path: string[]) => ({ message, params: { fix }, path });

/**
 * A function that makes fields for texts of at most `max` characters. Their `slots` are words such as `{time}`, which the
 * site replaces; each is there once.
 */
const textOf =
  (input: 'line' | 'text') =>
  (label: string, max = 60, hint?: string, slots: readonly string[] = []) =>
    z
      .string()
      .min(1)
      .max(max)
      .superRefine((value, context) => {
        const report = (message: string, fix: string) => context.addIssue({ code: 'custom', ...fault(message, fix) });
        const markup = MARKUP.find(([pattern]) => pattern.test(value));
        if (markup) report(`contains ${markup[1]}, which visitors would see`, 'Write plain text.');
        if (/^\s|\s$|\n/.test(value)) report('has a line break, or a space at an end', 'Write one paragraph.');
        const found = value.match(/\{\w*\}/g)?.sort() ?? [];
        if (String(found) === String([...slots].sort())) return;
        const only = slots.length > 0 ? `${slots.join(' and ')}, each once` : 'none';
        report(`must contain these words in curly brackets: ${only}`, 'Correct the words in curly brackets.');
      })
      .meta({ label, hint, input });

/** A text for which the CMS shows one line. */
export const line = textOf('line');
/** A text for which the CMS shows several lines. It is one paragraph all the same. */
export const text = textOf('text');

/** A text of a fixed form. */
export const code = (label: string, pattern: RegExp, hint: string, input: z.GlobalMeta['input'] = 'line') =>
  z.string().regex(pattern).meta({ label, hint, input });

/** A whole number from 1 to `max`. */
export const count = (max: number, label: string, hint: string) => z.int().min(1).max(max).meta({ label, hint });

/** Fields that belong together. */
export const group = <Shape extends z.core.$ZodShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape).meta({ label, hint });

/** One alternative of a union: its `type` is stored. */
export const option = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, label: string, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape }).meta({ label });

/** A list of `min` to `max` entries. */
export const list = <Entry extends z.ZodType>(label: string, entry: Entry, min: number, max: number, hint?: string) =>
  z
    .array(entry)
    .min(min)
    .max(max)
    .meta({ label, hint, singular: label.replace(/ies$/, 'y').replace(/s$/, '') });

/** A list that may be empty or absent. */
export const openList = <Entry extends z.ZodType>(label: string, entry: Entry, max: number, hint = '') =>
  list(label, entry, 0, max, `${hint} Leave the list empty to show nothing.`.trim()).default([]);

/** A switch. The CMS writes its value even if it is off. */
export const flag = (label: string, hint: string) => z.boolean().meta({ label, hint }).optional();

/** The id of an element of the page. A file may leave it out: `completed` makes it from the heading. */
export const id = code(
  'Link ID',
  /^[a-z][a-z0-9-]{0,39}$/,
  'Part of the address of links to this place. Leave it empty, or use lower-case letters, digits and hyphens.',
  'id',
);
export const heading = line('Heading', 90);
export const pageHeading = heading.meta({ label: 'Heading of the page' });
/** A part of a page that links may lead to. If its list is an `openList`, pages must show it only if that is filled. */
export const titled = { id, heading };
/** A part of a page that needs no heading. */
export const placed = { id, heading: heading.optional() };
export const paragraph = text('Text', 900, 'One paragraph.');
export const paragraphs = list('Paragraphs', paragraph.meta({ label: 'Paragraph' }), 1, 12);
export const intro = paragraph.meta({ label: 'Introduction', hint: 'The paragraph under the heading.' });
export const lead = paragraph.meta({ label: 'Introduction', hint: 'The paragraph at the top.' });
export const sentences = text('Text', 260, 'One or two sentences.');

export const url = code(
  'Links to',
  /^(\/|\/[A-Za-z0-9-]+(#[a-z0-9-]+)?|https:\/\/([A-Za-z0-9-]+\.)+[A-Za-z]{2,}([/?#][^\s"<>]*)?)$/,
  'A page of this site, such as /contacts, or a full address, such as https://www.example.com, without spaces.',
  'link',
);
const PAGE = /^\/[A-Za-z0-9-]+(#[a-z0-9-]+)?$/;
export const otherPage = code('Links to', PAGE, 'A page of this site, such as /cloud.', 'link');

/** A link to a section that shows a document. */
export const documentUrl = code(
  'Links to',
  /^\/[A-Za-z0-9-]+#[a-z0-9-]+$/,
  'A section that shows a sample document, such as /softwareconsulting#hold.',
  'document',
);

/** A link shown as a button or as text. */
export const link = (label: string, hint?: string) => group(label, { label: line('Text'), url }, hint);

export const email = z.email().meta({ label: 'Email address', hint: 'Such as name@example.com.', input: 'line' });
/** Numbers have up to fifteen digits in all the world, and ten after the country code of India. */
export const phone = code(
  'Phone number',
  /^\+(?!91)[1-9]( ?\d){6,14}$|^\+91( ?\d){10}$/,
  'Begin with + and the country code, then digits and single spaces. After +91 there are ten: +91 98765 43210.',
);
export const date = z.iso.date().meta({ label: 'Date', hint: 'Year, month and day: 2026-01-31.', input: 'date' });

/** Most places crop a picture to between 4:3 and 12:5. */
const SCENE: PictureSize = { minWidth: 1200, shape: [1, 3] };

/** The value is the name of a file in `content/pictures`; content files have its address. */
const file = (label: string, size: PictureSize, hint: string) =>
  z
    .string()
    .regex(/^\/pictures\/[a-z0-9][a-z0-9._-]*\.(jpg|jpeg|png|webp)$/)
    .transform((address) => address.slice('/pictures/'.length))
    .meta({
      label,
      hint: `${hint} In a file: /pictures/team-photo.jpg, without capitals and spaces.`,
      input: 'picture',
      size,
    });

const pictureOf = (label: string, size: PictureSize, hint: string) =>
  group(label, {
    file: file('File', size, `JPEG, PNG or WebP (forms also take HEIC), ${hint}.`),
    alt: text('What it shows', 180, 'For people who cannot see it, in at least ten characters.').min(10),
  });

export const picture = pictureOf('Picture', SCENE, 'at least 1,200 px wide, and about half as wide again as high');
/** The upper part is shown, as a square of at most 300 px. */
export const portrait = pictureOf('Portrait', { minWidth: 480, shape: [0.5, 1.5] }, 'about square, 480 px or wider');
export const logo = pictureOf('Logo', { minWidth: 120 }, 'at least 120 px wide');
/** A picture that may have another file for wide windows. */
export const pictureWithWide = group('Picture', {
  ...picture.shape,
  wide: file('Wide version', SCENE, 'The same scene for wide windows: 2.2 times as wide as high.').optional(),
});

/** The picture at the top of a page. */
export const openingPicture = group('Picture', {
  ...picture.shape,
  focus: count(
    100,
    'Middle of the part for phones',
    'Phones then show an upright part of the picture. Say where its middle is, from 1 (left edge) to 100 (right edge).',
  ).optional(),
});

/** What search engines and menus show. */
export const page = group('Menus and search', {
  title: line('Title', 60, 'In search results and on the browser’s tab. No other page may have the same.'),
  description: text('Description', 165, 'In search results. 70 characters or more, unlike other pages.').min(70),
  menu: line('Name in menus', 28, 'In menus and the footer. No other page may have the same.'),
  order: count(9999, 'Position in the menu', 'In the footer and in lists of the menu, lower numbers come first.'),
});

/** How most pages begin. */
export const opening = {
  page,
  heading: pageHeading,
  intro: intro.optional(),
  picture: openingPicture.optional(),
};

/** The invitation to get in touch that a page may end with. */
export const callToAction = group('Closing invitation', {
  heading,
  text: sentences,
  action: link('Button'),
}).optional();

/** An entry of a list of benefits, steps and the like. */
export const point = group('Point', { ...titled, text: text('Text', 420, 'One to three sentences.') });
export const points = (label: string, min: number, max: number) => list(label, point, min, max);
/** As above, in a part of a page that is not shown without them. */
export const openPoints = (label: string, max: number) => openList(label, point, max);

/** Paragraphs with a heading, and short points below. */
export const section = group('Section', {
  ...titled,
  paragraphs,
  points: list('Points', text('Point', 260), 2, 10, 'Short points below the paragraphs.').optional(),
});

/** A card that leads to the page of a service. */
export const serviceCard = group('Card', { ...titled, img: picture, text: sentences, url, more: line('Link text') });

const relatedPage = group('Related page', {
  url: otherPage,
  text: text('Text', 140, 'What readers will find on that page, in one sentence.'),
});
/** The pages that a page recommends at its end. Their names in menus are the texts of the links. */
export const related = openList('Related pages', relatedPage, 3);
