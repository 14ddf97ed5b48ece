import { carousel, content } from '../../browser/content';
import { expect, test } from '../fixtures';

const { home } = content.pages;
const { footer } = content.navigation;
const linked = content.site.social.filter(({ url }) => url);
const unlinked = content.site.social.filter(({ url }) => !url);
const columns = [footer.company, footer.services, footer.insights, footer.industries, footer.contact];

test('home by lines', async ({ visit }) => {
  await visit.open('/');
  await visit.until('Down', home.hero.heading.split(' ')[0]!);
  let said = '';
  while (!said.includes(carousel.label)) said += `${await visit.press('Down')}\n`;
  for (const { name } of linked) expect(said).toContain(`${name} link`);
  for (const { name } of unlinked) expect(said).not.toContain(name);
});

test('home by headings and landmarks', async ({ visit }) => {
  await visit.open('/');
  await visit.press('h', /heading (level )?1/);
  await visit.until('h', `${home.callToAction.heading} heading`);
  visit.note('None follows: the footer is a landmark');
  await visit.press('h', /No more headings|Wrapping to top|heading (level )?1/);
  visit.lacks(...columns.map((column) => new RegExp(`^${column} heading`, 'm')));
  visit.note('From the end: with M, Orca 48 does not leave a landmark that has its line in common with another one');
  await visit.press('ctrl+End');
  // Orca 43 says what stands first in a landmark without a name.
  const start = /main content|heading (level )?1/;
  for (const landmark of [carousel.label, start, content.navigation.main, footer.label]) {
    await visit.until('shift+m', landmark, 4);
  }
});
