import * as z from 'zod';
import { COLLECTION_NAMES } from './collections';
import { heading, id, label, link, list, openList, otherPage, reporting, text, url } from './common';
import { COPYRIGHT_YEAR, FOUNDED } from '@/lib/specification/constants';
import type { FaultAt } from './faults';

/** A two-digit country code, then groups of digits; after +91, exactly ten digits. */
const PHONE = /^\+(?:91(?=(?: ?\d){10}(?! ?\d))|(?!91)\d{2})(?: \d{2,5}){2,4}$/;

const phone = z
  .string()
  .regex(PHONE)
  .describe('a phone number')
  .meta({ expected: 'a number such as "+91 612 000 0000", with ten digits after +91' });

const socialLink = z.strictObject({
  id,
  name: label.describe('the name of the network'),
  icon: z.enum(['facebook', 'instagram', 'twitter', 'linkedin', 'youtube']).describe('the icon of the network'),
  url: url.describe('the company’s page on that network; if it is empty, the icon is not a link').optional(),
});

/**
 * Text in lower case, with a space around each word, for comparison. A postal code in two groups counts as one word.
 */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ')} `.replace(/ (\d{3}) (\d{3}) /, ' $1$2 ');

type Address = Record<'add1' | 'add2' | 'locality' | 'region' | 'postalCode', string>;

/** The address parts for programs must agree with the lines for people. The lines may leave out the state. */
function addressFaults({ add1, add2, locality, region, postalCode }: Address): FaultAt[] {
  const address = wordsOf(`${add1} ${add2}`);
  const [town, code] = [wordsOf(locality), wordsOf(postalCode)];
  const fix = 'write the same in both places';
  const missing = { problem: 'is not in the address lines', fix };
  if (!address.includes(town)) return [{ path: ['locality'], ...missing }];
  if (!address.includes(code)) return [{ path: ['postalCode'], ...missing }];
  const between = address.slice(address.lastIndexOf(town) + town.length - 1, address.indexOf(code) + 1);
  if (!between.trim() || between === wordsOf(region)) return [];
  return [
    {
      path: ['region'],
      problem: 'does not match the state given in the address lines, between the town and the postal code',
      fix,
    },
  ];
}

/** One office: as printed on an envelope, and again in machine-readable parts. All offices are in India. */
const office = z
  .strictObject({
    id,
    label: text(2, 40, 'the word above the address').meta({ label: 'Word above the address' }),
    name: text(3, 60, 'the name of the office'),
    add1: text(3, 80, 'the first address line').meta({ label: 'First address line' }),
    add2: text(3, 80, 'the second address line, with the postal code').meta({ label: 'Second address line' }),
    locality: text(2, 40, 'the town, repeated here for search engines').meta({ label: 'Town' }),
    region: text(2, 40, 'the state, repeated here for search engines').meta({ label: 'State' }),
    postalCode: z
      .string()
      .regex(/^[1-9]\d{5}$/)
      .describe('the postal code, repeated here for search engines')
      .meta({ expected: 'six digits, such as "800001"' }),
    phones: openList(phone, 4, 'the phone numbers of this office, below its address').meta({ label: 'Phone numbers' }),
    hours: text(5, 80, 'when the office is open, such as “Monday to Saturday, 10 to 6”')
      .meta({ label: 'Office hours' })
      .optional(),
  })
  .superRefine(reporting(addressFaults));

const email = z.email().meta({ label: 'Email address', expected: 'an email address' });

/** The person who answers questions and complaints, with one way to write or to call. */
const contact = z
  .strictObject({
    name: text(3, 60, 'the name of the person'),
    email: email.describe('the person’s email address; or give a phone number below instead').optional(),
    phone: phone
      .describe('the phone number of the person; or give an email address above instead')
      .meta({ label: 'Phone number' })
      .optional(),
  })
  .superRefine(({ email, phone }, context) => {
    const params = { fix: 'keep one of the two, and remove the other' };
    if (!email && !phone) context.addIssue({ code: 'custom', path: ['email'] });
    if (email && phone)
      context.addIssue({
        code: 'custom',
        path: ['phone'],
        message: 'is filled in as well as the email address',
        params,
      });
  })
  .describe('the person who answers questions and complaints')
  .meta({ label: 'Questions and complaints' });

const legalName = text(3, 100, 'the full name, exactly as registered').meta({ label: 'Legal name' });
const registeredOffice = text(10, 160, 'the address of the registered office, on one line, with the postal code');

/**
 * The facts that the law requires a registered company to publish (Companies (Incorporation) Rules, 2014, rule 26). The
 * firm comes first: it is the default when no number is given.
 */
const legal = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('firm'), name: legalName, contact })
      .meta({ kind: 'firm', label: 'Unregistered firm' }),
    z
      .strictObject({
        type: z.literal('company'),
        name: legalName,
        contact,
        cin: z
          .string()
          .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/)
          .describe('the Corporate Identity Number, from the certificate of incorporation')
          .meta({ label: 'CIN', expected: '21 capital letters and digits, such as "U12345BR2021PTC123456"' }),
        registeredOffice,
      })
      .meta({ kind: 'company', label: 'Company' }),
    z
      .strictObject({
        type: z.literal('llp'),
        name: legalName,
        contact,
        llpin: z
          .string()
          .regex(/^[A-Z]{3}-\d{4}$/)
          .describe('the LLP Identification Number, from the certificate of incorporation')
          .meta({ label: 'LLPIN', expected: 'three capital letters, a hyphen and four digits, such as "AAB-1234"' }),
        registeredOffice,
      })
      .meta({ kind: 'llp', label: 'LLP' }),
  ])
  .describe('what a registered company must show on its home page; a firm that is not registered may leave it empty')
  .meta({ label: 'Legal details' });

/** `content/site.yaml`: facts about the whole company and site. */
export const site = z
  .strictObject({
    name: text(2, 30, 'the name of the company'),
    url: z
      .string()
      .regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}$/)
      .describe('the public address of the site, without a slash at its end')
      .meta({ label: 'Public address', expected: 'an address such as "https://www.example.com"' }),
    language: z.enum(['en-IN', 'en-GB', 'en']).describe('the language of the texts'),
    founded: z.literal(FOUNDED).describe('the year in which the company was founded').meta({ label: 'Founded in' }),
    copyright: text(10, 120, 'the copyright line in the footer')
      .refine((line) => String(line.match(/\b\d{4}\b/g)) === `${COPYRIGHT_YEAR}`, {
        message: `must contain the year ${COPYRIGHT_YEAR} and no other`,
      })
      .describe(`the copyright line in the footer, with the year ${COPYRIGHT_YEAR}`)
      .meta({ label: 'Copyright line' }),
    email: email.describe('the email address for enquiries'),
    phones: openList(phone, 4, 'the phone numbers').meta({ label: 'Phone numbers' }),
    phoneHours: text(5, 80, 'when you answer the phone, such as “Monday to Saturday, 10 to 6”')
      .meta({ label: 'Phone hours' })
      .optional(),
    whatsapp: phone
      .describe('the company’s WhatsApp number; leave it empty to show nothing')
      .meta({ label: 'WhatsApp number' })
      .optional(),
    reply: text(10, 140, 'how soon you will reply to a message, in one sentence; shown at the head of the contact form')
      .meta({ label: 'Reply time' })
      .optional(),
    social: openList(socialLink, 8, 'the social networks').meta({ label: 'Social networks' }),
    offices: list(office, 1, 6, 'the offices'),
    legal: legal.optional(),
  })
  .meta({ label: 'Company' });

const menuItem = z.strictObject({ id, title: label.describe('the text of the link'), url });

/** An item of the top navigation. Nine longer titles would not fit next to each other at 1280 px. */
const topItem = <Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  z.strictObject({ type: z.literal(type), id, title: text(2, 24, 'the text of the entry'), ...fields });

/** A link, a list of the pages of a folder, or a custom list. */
const entry = z.discriminatedUnion('type', [
  topItem('link', { url: url.describe('where the entry leads') }).meta({ kind: 'link', label: 'Link' }),
  topItem('pages', {
    pages: z.enum(COLLECTION_NAMES).describe('the folder whose pages the entry lists'),
    overview: otherPage('the page that the title links to', /^\/[A-Za-z0-9-]+$/)
      .meta({ label: 'Page that the title links to', expected: 'a page of this site such as "/services"' })
      .optional(),
  }).meta({ kind: 'pages', label: 'Pages of a folder' }),
  topItem('list', {
    entries: list(menuItem, 1, 8, 'the links under this entry').meta({ label: 'Links' }),
  }).meta({ kind: 'list', label: 'List of links' }),
]);

/** `content/navigation.yaml`: header, footer, and the wording of the shared frame. */
export const navigation = z
  .strictObject({
    skip: label.describe('the link that takes keyboard users straight to the content').meta({ label: 'Skip link' }),
    home: label
      .describe('what the logo link is called, for people who cannot see it')
      .meta({ label: 'Logo description' }),
    main: label
      .describe('the name of the top navigation, for screen readers')
      .meta({ label: 'Name of the top navigation' }),
    open: text(2, 24, 'the word on the button that opens the menu on a phone; no longer than “Menu”, if possible').meta(
      {
        label: 'Menu button',
      },
    ),
    close: label.describe('the button that closes the menu').meta({ label: 'Close button' }),
    pagesUnder: text(9, 60, 'the button that opens a list, for screen readers; {title} will be replaced by its title', [
      '{title}',
    ]).meta({ label: 'List button' }),
    contents: label
      .describe('the heading above the list of an insight’s sections')
      .meta({ label: 'Heading above the contents' }),
    related: label
      .describe('the heading above the pages worth reading next')
      .meta({ label: 'Heading above related pages' }),
    sheet: z
      .strictObject({
        tab: text(2, 24, 'the words on the tab of a sheet'),
        print: label.describe('the button that prints only the sheet').meta({ label: 'Print button' }),
        hint: text(10, 160, 'the words beside the button: what it prints, and how to print if the button does nothing'),
        date: label.describe('the word before the line for a date'),
        name: label.describe('the word before the line for a name'),
        second: label
          .describe('the words that open the second sheet of a document, on phones')
          .meta({ label: 'Second sheet' }),
      })
      .meta({ label: 'Sheets to print' }),
    top: list(entry, 1, 9, 'the entries of the top navigation').meta({ label: 'Top navigation' }),
    footer: z.strictObject({
      label: label
        .describe('the name of the footer’s columns, for screen readers')
        .meta({ label: 'Name of the footer columns' }),
      company: heading.describe('the heading of the first column'),
      services: heading.describe('the heading of the services'),
      insights: heading.describe('the heading of the insights'),
      industries: heading.describe('the heading of the industries'),
      contact: heading.describe('the heading of the contact block'),
      call: text(2, 24, 'the word on the button that calls the first phone number, on a phone').meta({
        label: 'Call button',
      }),
      email: text(2, 24, 'the word on the button that opens an email, on a phone').meta({ label: 'Email button' }),
      whatsapp: text(
        2,
        24,
        'the word on the button that opens WhatsApp; it also stands before the WhatsApp number',
      ).meta({
        label: 'WhatsApp button',
      }),
      social: label.describe('the name of the row of icons, for screen readers').meta({ label: 'Name of the icons' }),
      privacy: text(2, 24, 'the link to the privacy notice on the contact page').meta({
        label: 'Privacy link',
      }),
      registeredOffice: label.describe('the words before the address of the registered office'),
      complaints: label
        .describe('the words before the name of the person who answers questions and complaints')
        .meta({ label: 'Questions and complaints' }),
    }),
    action: link.describe('the button of the top navigation').meta({ label: 'Button' }),
  })
  .meta({ label: 'Menus and footer' });
