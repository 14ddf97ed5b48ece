import { tabs } from '../../browser/content';
import { test } from '../fixtures';

const [first, second] = tabs.items;
const belief = tabs.items.find(({ id }) => id === 'belief')!;

test('tabs', async ({ visit }) => {
  await visit.open('/about');
  await visit.until('Tab', first!.tab);
  for (const [key, item] of [
    ['Right', second],
    ['Left', first],
    ['End', tabs.items.at(-1)],
    ['Home', first],
  ] as const) {
    // Orca 48 leaves it now and then when the address changes.
    await visit.mode('Focus mode');
    await visit.press(key, item!.tab, 'tab');
  }
  visit.note('Into the panel');
  await visit.press('Tab', /pane/);
  await visit.mode('Browse mode');
  // With the panel the reader has its first line.
  await visit.until('Down', first!.heading.split(' ').at(-1)!, 3);
});

test('tab by its address', async ({ visit }) => {
  await visit.open(`/about#${belief.id}`);
  await visit.until('Tab', belief.tab, 15);
  visit.lacks(first!.tab);
  await visit.mode('Browse mode');
  await visit.until('h', belief.heading, 3);
});
