/** @jest-environment node */
import { loadContent } from '@/lib/content/node/load';
import { REQUIRED_FILES } from '@/lib/content/core/find-files';
import { checkedTexts } from '@/lib/content/core/references';

/** Fields whose pictures also appear elsewhere: cards that link to another page, and pictures for journalists. */
const SHARED = ['cards', 'downloads'];

test('no two specified pages share a picture; pages added by editors may reuse one', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const file of loadContent().parsed.filter(({ yaml }) => REQUIRED_FILES.includes(yaml.file))) {
    for (const { check, path, text } of checkedTexts(file)) {
      if (check !== 'picture' || path.some((key) => SHARED.includes(String(key)))) continue;
      pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(file.yaml.file));
    }
  }
  const repeated = [...pagesOf].filter(([, pages]) => pages.size > 1);
  expect(pagesOf.size).toBeGreaterThan(23);
  expect(repeated.map(([picture, pages]) => `${picture}: ${[...pages].join(', ')}`)).toEqual([]);
});
