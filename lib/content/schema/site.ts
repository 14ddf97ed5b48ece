import { z } from 'zod';
import { heading, id, label, link, list, text, url } from './common';

/** The icons a social link can have. */
export const SOCIAL_ICONS = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const;

/** A country's two digits and groups of further digits; in India they are ten. */
const PHONE = /^\+(?:91(?=(?: ?\d){10}$)|(?!91)\d{2})(?: \d{2,5}){2,4}$/;

/** The page groups a dropdown of the top navigation can show; `media` entries stand in navigation.yaml itself. */
export const MENU_GROUPS = ['services', 'insights', 'industries'] as const;

/** One office: as printed on an envelope, and once more by its parts for programs. All offices are in India. */
const office = z.strictObject({
  id,
  label: text(2, 40, 'the label above the address'),
  name: text(3, 60, 'the name of the office'),
  add1: text(3, 80, 'the first address line'),
  add2: text(3, 80, 'the second address line, with the postal code'),
  locality: text(2, 40, 'the town for search engines'),
  region: text(2, 40, 'the state for search engines'),
  postalCode: z
    .string()
    .regex(/^[1-9]\d{5}$/)
    .describe('the postal code for search engines: six digits in quotes, such as "800001"'),
});

/** `content/site.yaml`: what is true of the whole company and site. */
export const site = z.strictObject({
  name: text(2, 30, 'the name of the company'),
  url: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+$/)
    .describe('the public address of the site without a slash at its end, such as "https://www.example.com"')
    .meta({ check: 'host' }),
  language: z.enum(['en-IN', 'en-GB', 'en']).describe('the language of the texts: one of en-IN, en-GB, en'),
  founded: z.literal(2021).describe('2021'),
  copyright: text(10, 120, 'the copyright line'),
  email: z.email().describe('the e-mail address for enquiries').meta({ check: 'host' }),
  phones: z
    .array(
      z
        .string()
        .regex(PHONE)
        .describe('a phone number such as "+91 612 000 0000", with ten digits after +91')
        .meta({ check: 'phone' }),
    )
    .min(1)
    .max(4)
    .describe('1 to 4 phone numbers'),
  social: list(
    z.strictObject({
      id,
      name: label,
      icon: z.enum(SOCIAL_ICONS).describe(`one of ${SOCIAL_ICONS.join(', ')}`),
      url: url.optional(),
    }),
    1,
    8,
    'a list of 1 to 8 social links',
  ),
  offices: list(office, 1, 6, 'a list of 1 to 6 offices'),
});

/** Nine longer ones would not fit beside each other at 1280 px. */
const topTitle = text(2, 24, 'a short label');

/** An entry of the top navigation: a link, a list of the pages of a folder, or a list of its own. */
const entry = z.union([
  z.strictObject({ id, title: topTitle, url }),
  z.strictObject({
    id,
    title: topTitle,
    pages: z.enum(MENU_GROUPS).describe(`one of ${MENU_GROUPS.join(', ')}`),
  }),
  z.strictObject({
    id,
    title: topTitle,
    entries: list(z.strictObject({ id, title: label, url }), 1, 8, 'a list of 1 to 8 entries'),
  }),
]);

/** `content/navigation.yaml`: header, footer, and the texts of the shared frame. */
export const navigation = z.strictObject({
  skip: label,
  home: label,
  main: label,
  open: text(2, 24, 'the word on the button that opens the menu, as short as "Menu"'),
  close: label,
  contents: label,
  top: list(entry, 1, 9, 'a list of 1 to 9 entries'),
  footer: z.strictObject({
    label: label,
    company: heading,
    services: heading,
    insights: heading,
    industries: heading,
    contact: heading,
    social: label,
  }),
  action: link,
});
