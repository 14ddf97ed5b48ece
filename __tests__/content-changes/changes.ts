import { fillInExamples } from './examples';
import type { WorkingCopy } from '@/__tests__/support/working-copy';

/** A change that an editor makes to the content in one sitting. */
export interface Change {
  name: string;
  make: (copy: WorkingCopy) => void | Promise<void>;
}

const change = (name: string, make: Change['make']): Change => ({ name, make });

const SITE = 'content/site.yaml';
const NAVIGATION = 'content/navigation.yaml';
const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about.yaml';
const MEDIA = 'content/pages/media.yaml';
const CONTACTS = 'content/pages/contacts.yaml';
const SHIPPING = 'content/industries/shipping.yaml';

const description = (about: string) =>
  `${about}: how we work with you, what you get at the end, and how your own people carry it on without us.`;

const backwards = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);

/** Ordinary changes, in the order in which they are made: each may build on those before it. */
export const CHANGES: readonly Change[] = [
  change('a text of the home page in other words', (copy) => {
    copy.set(HOME, ['hero', 'heading'], 'Plain software – made where you work');
    copy.set(
      HOME,
      ['hero', 'text'],
      'We sit with your people, learn the work and build what it needs; null and void is only the paper form.',
    );
    copy.set(HOME, ['whoWeAre', 'text'], 'Two offices, one river, and people who like to be asked.');
  }),
  change('three slides with other headings and texts', (copy) => {
    for (const index of [0, 1, 2]) {
      copy.set(HOME, ['carousel', 'slides', index, 'heading'], `Our work, part ${index + 1}`);
      copy.set(HOME, ['carousel', 'slides', index, 'text'], `What this part is about: “${'so '.repeat(index)}simple”.`);
    }
  }),
  change('two slides with their pictures swapped', (copy) => {
    const slides = ['carousel', 'slides'] as const;
    const [first, second] = [0, 1].map((index) => copy.value(HOME, [...slides, index, 'picture']));
    copy.set(HOME, [...slides, 0, 'picture'], second);
    copy.set(HOME, [...slides, 1, 'picture'], first);
  }),
  change('a new picture on the page about the company, without the old one', async (copy) => {
    await copy.addPicture('new-office.png', 1600, 1000);
    copy.removeFile('content/pictures/about-hero.jpg');
    copy.set(ABOUT, ['hero', 'picture'], {
      file: 'new-office.png',
      alt: 'The new office on the river, in plain blue.',
    });
  }),
  change('pages with other names in the menus', (copy) => {
    copy.set('content/insights/cloud.yaml', ['page', 'menu'], 'Cloud & Hosting');
    copy.set('content/pages/about.yaml', ['page', 'menu'], 'The Company');
    copy.set('content/pages/softwareconsulting.yaml', ['page', 'menu'], 'Consulting');
    copy.set('content/services/workforcemanagement.yaml', ['page', 'menu'], 'People and Rosters');
  }),
  change('entries of the top navigation with other names', (copy) => {
    copy.set(NAVIGATION, ['top', 0, 'title'], 'Company');
    copy.set(NAVIGATION, ['top', 5, 'title'], 'Jobs');
    copy.set(NAVIGATION, ['action', 'label'], 'Write to us');
    copy.set(NAVIGATION, ['footer', 'contact'], 'Reach us');
  }),
  change('the top navigation in another order', (copy) => {
    const top = copy.value<{ id: string }[]>(NAVIGATION, ['top']);
    copy.reorder(NAVIGATION, ['top', top.findIndex(({ id }) => id === 'media'), 'entries'], backwards);
    copy.reorder(NAVIGATION, ['top'], backwards);
  }),
  change('one more entry in the top navigation, and one less', (copy) => {
    copy.add(NAVIGATION, ['top'], { id: 'who-we-are-link', title: 'Who We Are', url: '/whoweare' });
    copy.remove(NAVIGATION, ['top', 0]);
  }),
  change('the pages of a menu in another order', (copy) => {
    copy.set('content/industries/retail.yaml', ['page', 'order'], 1);
    copy.set('content/industries/aviation.yaml', ['page', 'order'], 5);
    copy.set('content/pages/marketing.yaml', ['page', 'order'], 1);
  }),
  change('a new industry', (copy) => {
    copy.addPage('content/industries/retail.yaml', SHIPPING, {
      title: 'Shipping Software for Small Ports',
      description: description('Berth plans and gate passes'),
      menu: 'Shipping',
      order: 6,
    });
    copy.set(SHIPPING, ['badge'], 'Shipping');
  }),
  change('a link to the new industry', (copy) => {
    copy.add('content/pages/not-found.yaml', ['links'], { label: 'Shipping', url: '/shipping' });
    copy.set('content/industries/retail.yaml', ['callToAction', 'action', 'url'], '/shipping');
    const text = 'The berth plan is on a board, and the ship is early.';
    copy.add(HOME, ['whoAreYou', 'rows'], { heading: 'A port', text, url: '/aviation' });
  }),
  change('a new insight', (copy) => {
    copy.addPage('content/insights/cloud.yaml', 'content/insights/backups.yaml', {
      title: 'Backups: What to Keep, and for How Long',
      description: description('A plain guide to backups'),
      menu: 'Backups',
      order: 6,
    });
    copy.set('content/insights/backups.yaml', ['banner', 'heading'], 'Backups');
  }),
  change('a new service page', (copy) => {
    copy.addPage('content/services/skilldevelopment.yaml', 'content/services/datamigration.yaml', {
      title: 'Data Migration Without a Lost Weekend',
      description: description('Old records in a new system'),
      menu: 'Data Migration',
      order: 7,
    });
    copy.set('content/services/datamigration.yaml', ['heading'], 'Data Migration');
  }),
  change('the new industry removed, with the links to it', (copy) => {
    copy.removeFile(SHIPPING);
    copy.remove('content/pages/not-found.yaml', ['links', 5]);
    copy.set('content/industries/retail.yaml', ['callToAction', 'action', 'url'], '/contacts');
  }),
  change('the public address filled in', (copy) => copy.set(SITE, ['url'], 'https://www.nestif.com')),
  change('email, phone, street lines, legal facts and the privacy notice filled in', (copy) => {
    copy.set(SITE, ['email'], 'office@nestif.com');
    copy.set(SITE, ['phones'], ['+91 612 345 6789']);
    copy.set(SITE, ['offices', 0, 'add1'], 'Flat 4, Ganga Apartments');
    copy.set(SITE, ['offices', 1, 'add1'], '12 Temple Lane');
    copy.set(SITE, ['legal'], {
      name: 'Nestif Software LLP',
      llpin: 'AAB-9032',
      registeredOffice: 'Flat 4, Ganga Apartments, Danapur, Patna, Bihar 801503',
      contact: { name: 'Asha Devi', phone: '+91 612 345 6780' },
    });
    const kept = copy.value<object[]>(CONTACTS, ['privacy', 'kept', 'places']);
    kept.forEach((_, index) => copy.set(CONTACTS, ['privacy', 'kept', 'places', index, 'time'], 'A year.'));
    copy.set(CONTACTS, ['privacy', 'rights', 'answer'], 'We answer within a week.');
  }),
  change('client partners with their names, one with a logo: no placeholder is left', async (copy) => {
    await copy.addPicture('tea-house.png', 480, 160);
    copy.set(
      ABOUT,
      ['hero', 'partners', 'logos'],
      [
        { id: 'tea-house', name: 'Tea House', picture: { file: 'tea-house.png', alt: 'Tea House, Patna' } },
        { id: 'silk-mill', name: 'Silk Mill Bhagalpur' },
      ],
    );
  }),
  change('a second phone', (copy) => copy.add(SITE, ['phones'], '+91 641 234 5678')),
  change('a phone for one office', (copy) => copy.set(SITE, ['offices', 1, 'phones'], ['+91 641 234 5679'])),
  change('a third office', (copy) =>
    copy.add(SITE, ['offices'], {
      id: 'gaya',
      label: 'Address',
      name: 'Gaya Office',
      add1: '3 Station Road',
      add2: 'Gaya, Bihar 823001',
      locality: 'Gaya',
      region: 'Bihar',
      postalCode: '823001',
    }),
  ),
  change('no client partners', (copy) => copy.set(ABOUT, ['hero', 'partners', 'logos'], [])),
  change('no phone', (copy) => {
    copy.remove(SITE, ['phones']);
    copy.remove(SITE, ['offices', 1, 'phones']);
  }),
  change('no social networks and no legal facts, as for a firm that is not registered', (copy) => {
    copy.rewrite(SITE, (text) => text.replace(/^social:\n( .*\n)+/m, 'social:\n'));
    copy.remove(SITE, ['legal']);
  }),
  change('two press releases and a report by others', (copy) => {
    copy.set(
      MEDIA,
      ['releases', 'entries'],
      [
        { date: '2025-11-03', title: 'Nestif opens its second office', source: 'Nestif' },
        { date: '2026-02-17', title: 'Software for 40 shops in Bihar', source: 'Nestif', link: '/retail' },
      ],
    );
    copy.set(
      MEDIA,
      ['coverage', 'entries'],
      [
        {
          date: '2026-03-01',
          title: 'The firm that teaches while it builds',
          source: 'Patna Daily',
          link: 'https://www.patnadaily.com/teaches',
        },
      ],
    );
  }),
  change('sections added, changed and in another order', (copy) => {
    const file = 'content/industries/education.yaml';
    copy.add(file, ['sections'], {
      id: 'term-dates',
      heading: 'When we come',
      paragraphs: ['We come between the terms, when the office has time.'],
      points: ['In May, for the new year', 'In October, for the examinations'],
    });
    copy.reorder(file, ['sections'], backwards);
    copy.reorder('content/pages/whoweare.yaml', ['sections'], backwards);
    copy.remove(MEDIA, ['facts', 'items', 7]);
  }),
  change('a sixth benefit under another heading', (copy) => {
    const file = 'content/industries/aviation.yaml';
    copy.set(file, ['list', 'heading'], 'What a ground operation gains');
    copy.add(file, ['list', 'items'], {
      id: 'lost-bags',
      heading: 'Bags that are found',
      text: 'The register is one.',
    });
    copy.set(file, ['badge'], 'Airports');
  }),
  change('other titles and descriptions for search engines, other headings', (copy) => {
    copy.set('content/pages/careers.yaml', ['page', 'title'], 'Jobs in Patna & Bhagalpur');
    copy.set('content/pages/careers.yaml', ['page', 'description'], description('Work at Nestif'));
    copy.set('content/insights/sustainabilty.yaml', ['banner', 'heading'], 'Less Waste');
    copy.set(CONTACTS, ['heading'], 'Say hello');
    copy.set('content/pages/marketing.yaml', ['needs', 'heading'], 'Who buys from you?');
    copy.set(SITE, ['language'], 'en-GB');
  }),
  change('labels, hints and messages of the contact form in other words', (copy) => {
    const form = (...at: string[]) => ['form', ...at];
    copy.set(CONTACTS, form('fields', 'fullname', 'label'), 'Your name');
    copy.set(CONTACTS, form('fields', 'message', 'hint'), 'As long or as short as you like.');
    copy.set(CONTACTS, form('optional'), 'may stay empty');
    copy.set(CONTACTS, form('errors', 'emailMissing'), 'We need your e-mail address to answer you');
    copy.set(CONTACTS, form('failure', 'again'), 'Try it again');
    copy.set(CONTACTS, ['details', 'emailLabel'], 'Mail');
  }),
  change('people, a job for a client, charging, hours, time to reply and vacancies', fillInExamples),
  change('empty lines, other quotes and line endings', (copy) => {
    copy.rewrite(SITE, (text) => text.replace(/: ([A-Z]\w+)$/gm, ': "$1"'));
    copy.rewrite('content/pages/careers.yaml', (text) => text.replaceAll('\n', '\r\n'));
    copy.rewrite(NAVIGATION, (text) => text.replace(/^top:\n/m, '\ntop:\n\n'));
  }),
];
