import { render, screen } from '@testing-library/react';
import { Posts } from '@/app/careers/_sections/posts';
import { Details } from '@/app/contacts/_sections/details';
import { Work } from '@/app/services/_sections/work';
import { People } from '@/app/whoweare/_sections/people';

jest.mock('@/lib/pictures', () => ({
  pictureSource: ({ file, alt }: { file: string; alt: string }) => ({
    base: `/pictures/${file}`,
    alt,
    widths: [420],
    fallbackWidths: [760],
    sizes: '100vw',
    width: 1200,
    height: 800,
  }),
}));

/** What only the company can fill in: shown when it is there, and no trace of it when it is not. */

const picture = { file: 'asha.jpg', alt: 'Asha at her desk' };
const people = {
  id: 'people',
  heading: 'People',
  items: [{ id: 'asha', name: 'Asha', role: 'Trains teams', picture }],
};
const piece = { id: 'roster', heading: 'A roster', asked: 'One version.', handed: 'The roster.' };
const work = { id: 'work', heading: 'Work', asked: 'Asked', handed: 'Handed over', items: [piece] };
const post = { id: 'trainer', heading: 'Trainer', place: 'Patna', text: 'You teach.', until: '2027-03-31' };
const posts = { id: 'posts', heading: 'Open posts', until: 'Apply until', items: [post] };
const apply = { label: 'Apply', url: '/contacts' };

test.each([
  ['people', <People key="" people={people} />, ['People', 'Asha', 'Trains teams']],
  [
    'a piece of work',
    <Work key="" work={work} />,
    ['Work', 'A roster', 'Asked', 'One version.', 'Handed over', 'The roster.'],
  ],
  [
    'open posts',
    <Posts key="" posts={posts} apply={apply} />,
    ['Open posts', 'Trainer', 'Patna', 'Apply until 31 March 2027', 'You teach.', 'Apply: Trainer'],
  ],
])('%s are shown', (_what, section, texts) => {
  const { container } = render(section);
  for (const text of texts) expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test.each([
  ['people', <People key="" people={{ ...people, items: [] }} />, <People key="" people={undefined} />],
  ['work', <Work key="" work={{ ...work, items: [] }} />, <Work key="" work={undefined} />],
  [
    'posts',
    <Posts key="" posts={{ ...posts, items: [] }} apply={apply} />,
    <Posts key="" posts={undefined} apply={apply} />,
  ],
])('without %s there is nothing', (_what, empty, absent) => {
  for (const section of [empty, absent]) expect(render(section).container).toBeEmptyDOMElement();
});

test('the time to reply stands beside the ways to write, where there is one', () => {
  const details = {
    id: 'details',
    heading: 'Other ways',
    text: 'Write or call.',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
  };
  const contact = { email: 'office@nestif.com', phones: [] };
  const { container, rerender } = render(<Details {...details} contact={contact} reply="Within a day." />);
  expect(container).toHaveTextContent('Within a day.');
  rerender(<Details {...details} contact={contact} />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
