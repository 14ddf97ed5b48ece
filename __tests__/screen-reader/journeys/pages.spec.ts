import type { Figure } from '@/lib/content/schema';
import { formatAmount } from '@/lib/content/schema/format-amount';
import { content } from '../../browser/content';
import { expect, test } from '../fixtures';

const { industries, insights, services } = content.collections;

/** The words of a text that stand on one line for certain. */
const start = (text: string): string => text.split(' ').slice(0, 2).join(' ');

/** The first figure of a kind, and the route of its page. */
function find<Kind extends string>(kind: Kind) {
  type Found = Extract<Figure, Record<Kind, unknown>>;
  for (const [name, { sections }] of Object.entries(insights)) {
    for (const { figure } of sections)
      if (figure && kind in figure) return { route: `/${name}`, figure: figure as Found };
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
