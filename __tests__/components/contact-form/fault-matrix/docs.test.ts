import { readFileSync } from 'node:fs';
import { SHOWN } from './texts';

test('the table in docs/contact.md names what the form shows, as the fault matrix does', () => {
  const [, table = ''] = readFileSync('docs/contact.md', 'utf8').split('## What can go wrong');
  const shown = table.split('\n').flatMap((line) => line.split(' | ')[1]?.trim() ?? []);
  for (const each of SHOWN.filter((value) => value !== 'sent')) expect(shown).toContain(each);
});
