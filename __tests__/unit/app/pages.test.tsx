import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Report, reportOf } from '@/app/_home/report';
import { Partners } from '@/app/about/_sections/partners';
import CareersPage from '@/app/careers/page';
import { Posts } from '@/app/careers/_sections/posts';
import { CallButtons } from '@/app/contacts/_sections/call-buttons';
import { ContactDetails } from '@/app/contacts/_sections/contact-details';
import { Offices } from '@/app/contacts/_sections/offices';
import { Press } from '@/app/media/_sections/press';
import HomePage from '@/app/page';
import { PastWork } from '@/app/services/_sections/past-work';
import WhoWeArePage from '@/app/whoweare/page';
import { People } from '@/app/whoweare/_sections/people';
import { ContactBlock } from '@/components/layout/contact-block';
import { getContent, type Content } from '@/lib/content';
import { staticPage } from '@/__tests__/support/static-page';

jest.mock('@/lib/content', () => ({ getContent: jest.fn(jest.requireActual('@/lib/content').getContent) }));

jest.mock('@/lib/site/picture-source', () => ({
  sharedPicture: () => ({ src: '/shared.jpg', alt: '' }),
  pictureSource: ({ file, alt }: { file: string; alt: string }) => ({
    src: file,
    sources: [],
    alt,
    sizes: '100vw',
    width: 1200,
    height: 800,
  }),
  thumbnailSource: ({ file }: { file: string }) => ({ src: file, sources: [], alt: '' }),
}));

/** Pages with content that only the company can supply, and without it. */

const content = getContent();
const { home, whoweare, careers } = content.pages;

afterEach(() => document.body.replaceChildren());

const change = (pages: Partial<Content['pages']>) =>
  jest.mocked(getContent).mockReturnValue({ ...content, pages: { ...content.pages, ...pages } });

test('the report is the document that its link leads to; home keeps its own ids', () => {
  const part = { id: 'team', heading: 'Team', paragraphs: ['Five people.'] };
  const document = { title: 'Why do boats leave late?', note: 'Made up', first: [part] };
  const { collections, pages } = content;
  const retail = { ...collections.industries.retail!, sections: [{ ...part, document }] };
  const industries = { ...collections.industries, retail };
  const report = { text: 'A sample.', link: { label: 'Read on', url: '/retail#team' } };
  const site = { ...content, pages: { ...pages, home: { ...home, report } } };
  expect(reportOf(site)).toBeUndefined();
  const withDocument = { ...site, collections: { ...collections, industries } };
  const { container } = render(<Report content={withDocument} report={reportOf(withDocument)!} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(document.title);
  expect(container.querySelector('[id]')).toBeNull();
});

test('without the report home still lists the insights', () => {
  const insights = { id: 'insights', heading: 'Worth knowing' };
  change({ home: { ...home, report: undefined, insights } });
  document.body.replaceChildren(staticPage(<HomePage />));
  expect(screen.getByRole('list', { name: insights.heading })).toBeInTheDocument();
});

test.each([
  ['none has milestones', [false, false, false], ['left', 'right', 'left']],
  ['the second has', [false, true, false, false], ['left', 'right', 'left']],
  ['the first has', [true, false, false], ['left', 'right']],
])('the pictures of stories change sides, if %s', (_which, all, sides) => {
  const sections = all.map((milestones, index) => {
    const picture = { file: 'boat.jpg', alt: `Boat ${index}` };
    return { id: `story-${index}`, heading: `Story ${index}`, paragraphs: ['A boat.'], milestones, picture };
  });
  change({ whoweare: { ...whoweare, sections } });
  document.body.replaceChildren(staticPage(<WhoWeArePage />));
  const beside = sections.filter(({ milestones }) => !milestones);
  const images = beside.map(({ picture }) => screen.getByRole('img', { name: picture.alt }));
  expect(images.map((image) => (image.matches('.order-last') ? 'right' : 'left'))).toEqual(sides);
});

const picture = { file: 'asha.jpg', alt: 'Asha at her desk' };
const people = {
  id: 'people',
  heading: 'People',
  items: [{ id: 'asha', name: 'Asha', role: 'Trains teams', picture }],
};
const piece = { id: 'roster', heading: 'A roster', asked: 'One version.', handed: 'The roster.' };
const work = { id: 'work', heading: 'Work', asked: 'Asked', handed: 'Handed over', items: [piece] };
const post = { id: 'trainer', heading: 'Trainer', place: 'Patna', text: 'You teach.', until: '2027-03-31' };
const apply = { label: 'Apply', url: '/contacts' };
const posts = { id: 'posts', heading: 'Open posts', until: 'Apply until', apply, items: [post] };

test.each([
  ['people', <People key="" people={people} />, 'People|Asha|Trains teams'],
  ['a job for a client', <PastWork key="" work={work} />, 'Work|A roster|Asked|One version.|Handed over|The roster.'],
  [
    'vacancies',
    <Posts key="" posts={posts} language="en-IN" />,
    'Open posts|Trainer|Patna|Apply until 31 March 2027|You teach.|Apply: Trainer',
  ],
])('the section shows %s', (_what, section, texts) => {
  const { container } = render(section);
  for (const text of texts.split('|')) expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test.each([
  <People key="" people={{ ...people, items: [] }} />,
  <PastWork key="" work={{ ...work, items: [] }} />,
  <Posts key="" posts={{ ...posts, items: [] }} language="en-IN" />,
  <Press key="" id="press" heading="Press" entries={[]} language="en-IN" />,
])('a section without entries renders nothing', (section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});

test('Careers says that there are no openings only while there are none', () => {
  const steps = [{ id: 'write', heading: 'Write', text: 'Write to us.' }];
  const page = (items: (typeof post)[]) => {
    const changed = { ...careers, posts: { ...posts, items }, apply: { heading: 'How', none: 'No openings.', steps } };
    change({ careers: changed });
    return renderToStaticMarkup(<CareersPage />);
  };
  expect(page([])).toContain('No openings.');
  expect(page([post])).not.toContain('No openings.');
});

test('a press section has its entries, newest first', () => {
  const entry = { title: 'A report', source: 'Patna Daily' };
  const link = 'https://www.patnadaily.com/report';
  const entries = [
    { ...entry, date: '2025-12-31' },
    { ...entry, date: '2026-02-01', link },
    { ...entry, date: '2026-01-15' },
  ];
  render(<Press id="press" heading="Press" entries={entries} language="en-IN" />);
  const items = within(screen.getByRole('list', { name: 'Press' })).getAllByRole('listitem');
  const days = items.map((each) => each.querySelector('time')?.dateTime);
  expect(days).toEqual(['2026-02-01', '2026-01-15', '2025-12-31']);
  expect(items[0]).toHaveTextContent('Patna Daily, 1 February 2026');
  expect(screen.getAllByRole('link', { name: 'A report' }).map((each) => each.getAttribute('href'))).toEqual([link]);
});

test('a partner is shown by its logo, or by its name until there is one', () => {
  const logo = { file: 'acme.png', alt: 'Acme Tea Company' };
  const logos = [
    { id: 'acme', name: 'Acme', picture: logo },
    { id: 'b', name: 'Beta' },
  ];
  render(<Partners heading="Partners" logos={logos} />);
  expect(screen.getByRole('img', { name: 'Acme Tea Company' })).toBeInTheDocument();
  expect(screen.queryByText('Acme')).not.toBeInTheDocument();
  expect(screen.getByText('Beta')).toBeInTheDocument();
});

test('the contact details show each way to reach the company that it has, and nothing for the others', () => {
  const texts = { id: 'details', heading: 'Other ways', text: 'Write.', emailLabel: 'E-mail', phoneLabel: 'Phone' };
  const { site, navigation: shared } = content;
  const navigation = { footer: { ...shared.footer, call: 'Call' } };
  const phones = ['+91 612 345 6789', '+91 641 234 5678'];
  const contact = { ...site, email: 'office@nestif.com', phones, phoneHours: '10 to 6' };
  const ways = (site: typeof contact) => (
    <>
      <CallButtons labels={navigation.footer} site={site} className="" />
      <ContactDetails {...texts} site={site} labels={navigation.footer} />
      <ContactBlock footer={navigation.footer} site={site} />
    </>
  );
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { container, rerender } = render(ways({ ...contact, whatsapp: '+91 98765 43210' }));
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(navigation.footer.call);
  for (const text of ['10 to 6', 'Phone']) expect(container).toHaveTextContent(text);
  const [first, second] = ['tel:+916123456789', 'tel:+916412345678'];
  const [chat, mail] = ['https://wa.me/919876543210', 'mailto:office@nestif.com'];
  expect(addresses()).toEqual([first, chat, first, chat, second, chat, mail, first, second, chat, mail]);

  rerender(ways({ ...contact, phones: [], whatsapp: undefined }));
  expect(addresses()).toEqual([mail, mail]);
  expect(container).not.toHaveTextContent(/Phone|10 to 6/);
  expect(container).not.toHaveTextContent(navigation.footer.whatsapp);
});

test('an office shows its own phone numbers, if it has any', () => {
  const office = { label: 'Address', add1: 'A lane', locality: 'Patna', region: 'Bihar', postalCode: '800001' };
  const offices = [
    { ...office, id: 'one', name: 'One', add2: 'Patna', phones: ['+91 612 345 6789'] },
    { ...office, id: 'two', name: 'Two', add2: 'Gaya', phones: [] },
  ];
  render(<Offices id="offices" heading="Offices" text="Ring first." map="On a map" offices={offices} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link!.startsWith('tel:'))).toEqual(['tel:+916123456789']);
  expect(links).toContain('https://www.google.com/maps/search/?api=1&query=A%20lane%2C%20Gaya');
});
