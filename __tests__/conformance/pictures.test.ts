/** @jest-environment node */
import { loadContent } from '@/lib/content/load';
import { checkedTexts } from '@/lib/content/references';
import { SPECIFIED_PAGES } from '@/lib/content/specification';

/** Fields whose pictures are seen elsewhere: cards that lead to another page, and the pictures that journalists take. */
const SHARED = ['cards', 'downloads'];

/** The files of the pages that there always are: one that an editor adds may begin with the picture of another. */
const FOLDERS = Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
  names.map((name) => `content/${folder}/${name}.yaml`),
);
const isSpecified = (file: string) => file.startsWith('content/pages/') || FOLDERS.includes(file);

test('each picture is on one page only', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const file of loadContent().parsed.filter(({ yaml }) => isSpecified(yaml.file))) {
    for (const { check, path, text } of checkedTexts(file)) {
      if (check !== 'picture' || path.some((key) => SHARED.includes(String(key)))) continue;
      pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(file.yaml.file));
    }
  }
  const repeated = [...pagesOf].filter(([, pages]) => pages.size > 1);
  expect(pagesOf.size).toBeGreaterThan(23);
  expect(repeated.map(([picture, pages]) => `${picture}: ${[...pages].join(', ')}`)).toEqual([]);
});
