import { content, dropdowns, menuLabels } from '../../browser/content';
import { test } from '../fixtures';

const [services, industries] = dropdowns;
const [first, second] = services!.entries;

test('dropdown', async ({ visit }) => {
  await visit.open('/');
  await visit.until('Tab', services!.title);
  await visit.press('Return', 'expanded');
  await visit.press('Tab', first!.title, first!.line!, 'link');
  await visit.press('Tab', second!.title, 'link');
  visit.note('By lines: what stands below the title is a part of the link');
  await visit.mode('Browse mode');
  await visit.press('Down', second!.line!, 'link');
  await visit.press('Down', services!.entries[2]!.title, 'link');
  await visit.press('Down', services!.entries[2]!.line!, 'link');
  visit.note('Escape leads back to the button, which Orca does not always name: the next key shows where one is');
  await visit.press('Escape', 'collapsed');
  await visit.press('Tab', industries!.title, 'collapsed');
  visit.note('The second entry is chosen');
  await visit.press('shift+Tab', services!.title);
  await visit.press('Return', 'expanded');
  await visit.press('Tab', first!.title);
  await visit.press('Tab', second!.title);
  await visit.press('Return', new RegExp(`Finished loading ${second!.title}`));
});

test('phone menu', async ({ visit }) => {
  await visit.open('/');
  visit.note('At 200 %, the page has the width of a phone');
  await visit.press(Array(6).fill('ctrl+plus').join(' '));
  await visit.press('ctrl+Home');
  await visit.until('Tab', menuLabels.open);
  await visit.press('Return', 'expanded');
  await visit.press('Tab', menuLabels.name, menuLabels.close);
  await visit.until('Tab', services!.title, 3);
  await visit.press('Return', 'expanded');
  await visit.press('Tab', first!.title, 'link');
  visit.note('Each Escape closes one');
  await visit.press('Escape', 'collapsed');
  await visit.press('Tab', industries!.title);
  await visit.press('Escape', 'collapsed');
  visit.note('Through the panel by lines');
  await visit.press('Return', 'expanded');
  await visit.mode('Browse mode');
  await visit.until('Down', services!.title, 4);
  await visit.until('Down', content.navigation.action.label, 6);
  await visit.press('ctrl+0');
});
