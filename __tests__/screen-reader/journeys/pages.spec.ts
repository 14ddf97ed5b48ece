import type { Figure } from '@/lib/content/schema';
import { formatAmount } from '@/lib/content/schema/format-amount';
import { content } from '../../browser/content';
import { expect, test } from '../fixtures';

const { industries, insights, services } = content.collections;

/** The words of a text that stand on one line for certain. */
const start = (text: string): string => text.split(' ').slice(0, 2).join(' ');

type FigureWith<Kind extends string> = Extract<Figure, Record<Kind, unknown>>;

/** The first figure of a kind, and the route of its page; of the industries a shop's come first, which have most amounts. */
function find<Kind extends string>(kind: Kind, fits?: (figure: FigureWith<Kind>) => boolean) {
  for (const [name, { sections }] of Object.entries({ ...insights, retail: industries.retail!, ...industries })) {
    for (const { figure } of sections)
      if (figure && kind in figure && (fits?.(figure as FigureWith<Kind>) ?? true))
        return { route: `/${name}`, figure: figure as FigureWith<Kind> };
  }
  throw new Error(`No page has a figure with ${kind}.`);
}

test('figure with bars', async ({ visit }) => {
  const { route, figure } = find('bars');
  await visit.open(route);
  await visit.until('l', start(figure.bars[0]!.label));
  let said = visit.said;
  for (let count = 0; count < 6; count++) said += `\n${await visit.press('Down')}`;
  let from = 0;
  for (const { label, value } of figure.bars.slice(0, 2)) {
    const amount = formatAmount(value, figure.unit);
    const [named, told] = [said.indexOf(start(label), from), said.indexOf(amount, from)];
    expect(named, `${label} in ${said}`).toBeGreaterThanOrEqual(from);
    expect(told, `${label}, then ${amount} in ${said}`).toBeGreaterThan(named);
    from = told;
  }
});

test('table', async ({ visit }) => {
  const { route, figure } = find('rows');
  await visit.open(route);
  await visit.press('t', 'table with', figure.columns[0]!);
  await visit.press('alt+shift+Down', figure.rows[0]![0]!);
  await visit.press('alt+shift+Right', figure.columns[1]!, figure.rows[0]![1]!);
});

test('screen', async ({ visit }) => {
  const { route, figure } = find('lines', ({ columns, total }) => total?.length === columns.length);
  const { note, title, status, columns, lines } = figure;
  const total = figure.total!;
  const [first, ...others] = lines.map(({ cells }) => cells);
  await visit.open(route);
  visit.note('By cells: a number after the heading of its column, then of its row, down to the sum');
  await visit.press('t', 'table with', columns[0]!);
  await visit.press('alt+shift+Down', first![0]!);
  await visit.press('alt+shift+Right', columns[1]!, first![1]!);
  for (const cells of [...others, total]) await visit.press('alt+shift+Down', cells[0]!, cells[1]!);
  visit.note('By lines: first that it is made up, and nothing twice');
  await visit.press('ctrl+Home');
  await visit.press('t', columns[0]!);
  let said = await visit.until('Up', note, 5);
  while (!said.includes(total[0]!)) said += `\n${await visit.press('Down')}`;
  let from = 0;
  for (const text of [note, title, status, ...columns, ...lines.map(({ cells }) => start(cells[0]!)), ...total]) {
    const at = said.indexOf(text, from);
    expect(at, `${text} in ${said}`).toBeGreaterThanOrEqual(from);
    from = at + text.length;
  }
  for (const text of [note, title, status, total[0]!]) expect(said.split(text), said).toHaveLength(2);
});

test('timeline', async ({ visit }) => {
  const { route, figure } = find('timeline');
  const [first, second] = figure.timeline;
  let said = '';
  await visit.open(route);
  // Orca 48 says the caption.
  while (!said.includes(first!.when) && !said.includes(figure.caption)) said = await visit.press('l');
  await visit.until('Down', second!.when, 5);
});

test('checklist', async ({ visit }) => {
  const { route, figure } = find('checklist');
  const [first, second] = figure.checklist.map((text) => text.slice(0, 20));
  await visit.open(route);
  await visit.until('l', first!);
  await visit.until('Down', second!, 5);
});

test('sheet', async ({ visit }) => {
  const [name, page] = Object.entries(industries).find(([, { sections }]) => sections.some((each) => 'sheet' in each))!;
  const { heading } = page.sections.find((each) => 'sheet' in each)!;
  await visit.open(`/${name}`);
  await visit.until('h', heading);
  await visit.until('Down', content.navigation.sheet.print, 25);
});

test('scene', async ({ visit }) => {
  const { heading, picture } = services.workforcemanagement!;
  await visit.open('/workforcemanagement');
  await visit.press('h', heading, /heading (level )?1/);
  await visit.until('Down', picture.alt, 3);
});

test('not found', async ({ visit }) => {
  const page = content.pages['not-found'];
  await visit.open('/not-there');
  await visit.press('h', page.heading, /heading (level )?1/);
  await visit.until('Down', page.action.label, 8);
});
