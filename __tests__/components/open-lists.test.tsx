import { render, screen, within } from '@testing-library/react';
import { Details } from '@/app/contacts/_sections/details';
import { Offices } from '@/app/contacts/_sections/offices';
import { Press } from '@/app/media/_sections/press';

/** Lists that a company may have nothing for: what is left of their sections. */

const entry = { title: 'A report', source: 'Patna Daily' };
const press = { id: 'press', heading: 'Press', none: 'Nothing yet.' };

test('the press is a sentence while there is none, and then a list with the newest first', () => {
  const { rerender } = render(<Press {...press} entries={[]} />);
  expect(screen.getByText('Nothing yet.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  const days = ['2025-12-31', '2026-02-01', '2026-01-15'];
  const link = 'https://www.patnadaily.com/report';
  rerender(
    <Press {...press} entries={days.map((date, index) => ({ ...entry, date, ...(index === 1 && { link }) }))} />,
  );
  expect(screen.queryByText('Nothing yet.')).not.toBeInTheDocument();
  const entries = within(screen.getByRole('list', { name: 'Press' })).getAllByRole('listitem');
  const shown = entries.map((each) => each.querySelector('time')?.dateTime);
  expect(shown).toEqual(['2026-02-01', '2026-01-15', '2025-12-31']);
  expect(entries[0]).toHaveTextContent('Patna Daily, 1 February 2026');
  expect(screen.getAllByRole('link', { name: 'A report' }).map((each) => each.getAttribute('href'))).toEqual([link]);
});

test('without a phone there is no word for it', () => {
  const texts = {
    id: 'details',
    heading: 'Other ways',
    text: 'Write or call.',
    emailLabel: 'E-mail',
    phoneLabel: 'Phone',
  };
  const contact = { email: 'office@nestif.com', phones: [] };
  const { rerender } = render(<Details {...texts} contact={contact} />);
  expect(screen.queryByText('Phone')).not.toBeInTheDocument();
  rerender(<Details {...texts} contact={{ ...contact, phones: ['+91 612 345 6789', '+91 641 234 5678'] }} />);
  expect(screen.getByText('Phone')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 641 234 5678' })).toHaveAttribute('href', 'tel:+916412345678');
});

test('an office has its own phones, if any', () => {
  const office = { label: 'Address', add1: 'A lane', locality: 'Patna', region: 'Bihar', postalCode: '800001' };
  const offices = [
    { ...office, id: 'one', name: 'One', add2: 'Patna', phones: ['+91 612 345 6789'] },
    { ...office, id: 'two', name: 'Two', add2: 'Gaya', phones: [] },
  ];
  render(<Offices id="offices" heading="Offices" map="On a map" offices={offices} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link!.startsWith('tel:'))).toEqual(['tel:+916123456789']);
  expect(links).toContain('https://www.google.com/maps/search/?api=1&query=A%20lane%2C%20Gaya');
});
