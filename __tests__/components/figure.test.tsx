import { render, screen, within } from '@testing-library/react';
import { Figure } from '@/components/sections/figure';

const caption = 'Diesel in two years';

test('bars: each amount is text, and its bar as long as it is large', () => {
  const bars = [
    { label: 'Last year', value: 132000 },
    { label: 'This year', value: 33000, text: 'a quarter', mark: true as const },
  ];
  render(<Figure figure={{ caption, unit: '₹', bars }} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(caption);
  const [first, second] = within(figure).getAllByRole('listitem');
  expect(first).toHaveTextContent('₹1,32,000 Last year');
  expect(second).toHaveTextContent('a quarter This year');
  expect([first, second].map((item) => item!.querySelector('svg')!.getAttribute('width'))).toEqual(['100%', '25%']);
  expect(second).toHaveClass('marked');
  // The numbers are not read twice, and the policy allows no style attribute.
  for (const svg of figure.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(figure.querySelector('[style]')).toBeNull();
});

test('a table has headings of columns and rows', () => {
  const rows = [
    ['Mail', 'first'],
    ['Billing', 'first'],
  ];
  render(<Figure figure={{ caption, columns: ['System', 'Moves'], rows }} />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['System', 'Moves']);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Mail', 'Billing']);
  expect(screen.getAllByRole('cell', { name: 'first' })).toHaveLength(2);
});

test('a timeline and a checklist are lists', () => {
  const { rerender } = render(<Figure figure={{ caption, timeline: [{ when: 'Monday', what: 'It begins.' }] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Monday It begins.');
  expect(screen.getByRole('list').tagName).toBe('OL');
  rerender(<Figure figure={{ caption, checklist: ['The disk is wiped'] }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('The disk is wiped');
});
