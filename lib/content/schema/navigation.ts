import * as z from 'zod';
import { GROUP_OF } from './collections';
import * as f from './field-types';

/** Nine entries with longer titles would not fit next to each other at 1280 px. */
const titled = { id: f.id, title: f.line('Title', 24) };

const entry = z
  .discriminatedUnion('type', [
    f.option('link', 'Link', { ...titled, url: f.url }),
    f.option('pages', 'Group of pages', {
      ...titled,
      pages: z.enum(Object.values(GROUP_OF)).meta({ label: 'Group', hint: 'The entry lists all its pages.' }),
      overview: f.otherPage
        .meta({ label: 'Page that the title links to', hint: 'A page of this site, such as /services.' })
        .optional(),
    }),
    f.option('list', 'List of links', {
      ...titled,
      entries: f.list('Links', f.group('Link', { id: f.id, title: f.line('Text'), url: f.url }), 1, 8),
    }),
  ])
  .meta({ label: 'Entry' });

const forScreenReaders = 'Read out by screen readers.';

/** `content/navigation.yaml`: header, footer, and the wording that all pages share. */
export const navigation = f.group('Menus and footer', {
  skip: f.line('Skip link', 60, 'Takes keyboard users straight to the content.'),
  home: f.line('Logo description', 60, 'What the logo’s link is called, for people who cannot see it.'),
  main: f.line('Name of the top navigation', 60, forScreenReaders),
  open: f.line('Menu button', 24, 'Opens the menu on a phone. No longer than “Menu”, if possible.'),
  close: f.line('Close button', 60, 'Closes the menu.'),
  pagesUnder: f.line('List button', 60, `${forScreenReaders} {title} becomes the title of the list.`, ['{title}']),
  contents: f.line('Heading above the contents', 60, 'Without it, insights have no list of their sections.').optional(),
  related: f.line('Heading above related pages'),
  sheet: f.group('Sheets to print', {
    tab: f.line('Words on the tab', 24),
    print: f.line('Print button', 60, 'Prints only the sheet.'),
    date: f.line('Date', 60, 'The word before the line for a date.'),
    name: f.line('Name', 60, 'The word before the line for a name.'),
    second: f.line('Second sheet', 60, 'Opens the second sheet of a document, on phones.'),
  }),
  top: f.list('Top navigation', entry, 1, 9).meta({ singular: 'Entry' }),
  footer: f.group('Footer', {
    label: f.line('Name of the columns', 60, forScreenReaders),
    company: f.heading.meta({ label: 'Heading of the first column' }),
    services: f.heading.meta({ label: 'Heading of the services' }),
    insights: f.heading.meta({ label: 'Heading of the insights' }),
    industries: f.heading.meta({ label: 'Heading of the industries' }),
    contact: f.heading.meta({ label: 'Heading of the contact details' }),
    call: f.line('Call button', 24, 'Calls the first phone number. Without it, no button calls.').optional(),
    whatsapp: f.line('WhatsApp button', 24, 'Opens WhatsApp. It is also the word before the WhatsApp number.'),
    social: f.line('Name of the icons', 60, forScreenReaders),
    icons: f.flag('Icons in the footer', 'Shows the icons of the home page in the footer, too.'),
    privacy: f.line('Privacy link', 24, 'Leads to the privacy notice on the contact page.'),
    registeredOffice: f.line('Registered office', 60, 'The words before its address.'),
    complaints: f.line('Questions and complaints', 60, 'The words before the name of the person who answers them.'),
  }),
  action: f.link('Button'),
});
