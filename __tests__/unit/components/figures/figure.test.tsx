import { render, screen, within } from '@testing-library/react';
import { Figure } from '@/components/figures/figure';
import { getContent } from '@/lib/content';
import type { Figure as FigureContent } from '@/lib/content/schema';

const { sheet } = getContent().navigation;
const caption = 'Diesel in two years';
const at = (label: string, value: number) => ({ label, value });
const show = (figure: FigureContent) => render(<Figure id="sheet" labels={sheet} figure={figure} />);

test('bars: each amount is given as text and drawn to scale, as one bar or as one for each part', () => {
  const bars = [
    { label: 'Last year', value: 132000 },
    { label: 'This year', value: 33000, mark: true },
    { label: 'Both offices', value: 66000, parts: [at('Patna', 49500), at('Bhagalpur', 16500)] },
  ];
  show({ type: 'bars', caption, unit: '₹', bars });
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(caption);
  const [first, second, third] = within(figure).getAllByRole('listitem');
  expect(first).toHaveTextContent('Last year ₹1,32,000');
  expect(second).toHaveTextContent('This year ₹33,000');
  expect(third).toHaveTextContent('Both offices ₹66,000 Patna: ₹49,500 Bhagalpur: ₹16,500');
  const widths = [...figure.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'));
  expect(widths).toEqual(['100%', '25%', '37.5%', '12.5%']);
  // Screen readers must not read the numbers twice, and the policy allows no style attribute.
  for (const svg of figure.querySelectorAll('svg')) expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(figure.querySelector('[style]')).toBeNull();
});

test('a table has column and row headings, and the caption of the figure is its name', () => {
  const textsOf = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent.trim());
  const { unmount } = show({ type: 'table', caption, columns: ['System', 'Moves'], rows: [['Mail', 'first']] });
  expect(screen.getByRole('table')).toHaveAccessibleName(caption);
  expect([textsOf('columnheader'), textsOf('rowheader'), textsOf('cell')]).toEqual([
    ['System', 'Moves'],
    ['Mail'],
    ['first'],
  ]);
  unmount();
  // On phones each value of three columns is beside its head.
  show({ type: 'table', caption, columns: ['What', 'Where', 'Key'], rows: [['Data', 'safe', 'owner']] });
  expect(textsOf('cell')).toEqual(['Where safe', 'Key owner']);
});

test.each([true, false])('a checklist has a link that prints it only if it is to be filled in: %s', (fillIn) => {
  show({ type: 'checklist', caption, checklist: ['Who decides'], fillIn });
  expect(screen.queryAllByRole('link')).toHaveLength(fillIn ? 1 : 0);
});

test('a sample is a table that first says it is made up, with a total', () => {
  const lines = [
    { cells: ['Cash', 'the till', '1,850', '−20'] },
    { cells: ['UPI', 'the bank', '2,100', '0'], mark: 'One is missing' },
  ];
  const sample = {
    type: 'sample' as const,
    caption,
    title: 'Closing',
    note: 'An example, made up',
    status: 'Counter 2 at 21:15',
    columns: ['Paid by', 'Counted by', 'Bills', 'Differ'],
    lines,
    total: ['Together', '3,950', '−20'],
  };
  show(sample);
  const table = screen.getByRole('table', { name: 'An example, made up Closing Counter 2 at 21:15' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent.trim())).toEqual([
    'Cash',
    'UPI One is missing',
    'Together',
  ]);
  // The first cell of the total also spans the column for which it has no cell.
  expect(within(rows[2]!).getByRole('rowheader')).toHaveAttribute('colspan', '2');
});
