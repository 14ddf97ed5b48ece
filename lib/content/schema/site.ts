import * as z from 'zod';
import * as f from './field-types';

const network = f.group('Social network', {
  id: f.id,
  name: f.line('Name'),
  icon: z.enum(['facebook', 'instagram', 'twitter', 'linkedin', 'youtube']).meta({ label: 'Icon' }),
  url: f.url
    .meta({ hint: 'Your page there: https://www.example.com/name. Without it, the icon is no link.' })
    .optional(),
});

/** One office in India: as on an envelope, and again in parts for search engines. */
const office = f.group('Office', {
  id: f.id,
  label: f.line('Word above the address', 40),
  name: f.line('Name'),
  add1: f.line('First address line', 80),
  add2: f.line('Second address line', 80, 'With the town and the postal code.'),
  locality: f.line('Town', 40, 'As in the address lines. It is here again for search engines.'),
  region: f.line('State', 40, 'It is here again for search engines.'),
  postalCode: f.code('Postal code', /^[1-9]\d{5}$/, 'Six digits, as in the address lines, such as 800001.'),
  phones: f.openList('Phone numbers', f.phone, 4, 'Of this office.'),
  hours: f.line('Office hours', 80, 'Such as “Monday to Saturday, 10 to 6”.').optional(),
});

/** The person who answers questions and complaints, with one way to reach them. */
const contact = f
  .group('Questions and complaints', {
    name: f.line('Name', 60, 'The person who answers questions and complaints.'),
    email: f.email.meta({ hint: 'Such as name@example.com. Or leave it empty, and give a phone number.' }).optional(),
    phone: f.phone.meta({ hint: 'Such as +91 98765 43210. Or leave it empty, and give an email address.' }).optional(),
  })
  .refine(
    ({ email, phone }) => Boolean(email) !== Boolean(phone),
    f.fault('there must be either an email address or a phone number', 'Fill in one of the two, not both.', 'email'),
  );

const name = f.line('Legal name', 100, 'The full name, exactly as registered.');
const registeredOffice = f.line('Registered office', 160, 'Its address on one line, with the postal code.');
const cin = f.code(
  'CIN',
  /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  '21 capital letters and digits, from the certificate.',
);
const llpin = f.code('LLPIN', /^[A-Z]{3}-\d{4}$/, 'From the certificate, such as AAB-1234.');

/** What a company must publish (Companies (Incorporation) Rules, 2014, rule 26). A firm is not registered. */
const legal = z
  .discriminatedUnion('type', [
    f.option('firm', 'Unregistered firm', { name, contact }),
    f.option('company', 'Company', { name, contact, cin, registeredOffice }),
    f.option('llp', 'LLP', { name, contact, llpin, registeredOffice }),
  ])
  .meta({ label: 'Legal details', hint: 'A registered company must show them on its home page.' });

/** `content/site.yaml`: facts about the company and the site. */
export const site = f.group('Company', {
  name: f.line('Name', 30),
  url: f.code(
    'Public address',
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}$/,
    'Such as https://www.example.com, without a last /.',
  ),
  language: z.enum(['en-IN', 'en-GB', 'en']).meta({ label: 'Language' }),
  founded: z.int().min(1900).max(2100).meta({ label: 'Founded in', hint: 'A year, such as 2021.' }),
  copyright: f.line('Copyright line', 120, 'At the bottom of every page.'),
  email: f.email,
  phones: f.openList('Phone numbers', f.phone, 4),
  phoneHours: f.line('Phone hours', 80, 'When you answer, such as “Monday to Saturday, 10 to 6”.').optional(),
  whatsapp: f.phone.meta({ label: 'WhatsApp number' }).optional(),
  reply: f.text('Reply time', 140, 'How soon you reply, in one sentence. Shown above the contact form.').optional(),
  social: f.openList('Social networks', network, 8),
  offices: f.list('Offices', office, 1, 6),
  legal: legal.optional(),
});
