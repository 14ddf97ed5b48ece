/** @jest-environment node */
import { fieldsOf, readContent } from '@/lib/content/check';
import { REQUIRED_FILES } from '@/lib/content/files';

/** Fields whose pictures also appear elsewhere: cards that link to another page, and pictures for journalists. */
const SHARED = ['cards', 'downloads'];

test('no two specified pages share a picture; pages added by editors may reuse one', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of readContent().pages.filter(({ file }) => REQUIRED_FILES.includes(file))) {
    for (const { path, text } of fieldsOf(page, 'picture')) {
      if (path.some((key) => SHARED.includes(String(key)))) continue;
      pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(page.file));
    }
  }
  const repeated = [...pagesOf].filter(([, pages]) => pages.size > 1);
  expect(pagesOf.size).toBeGreaterThan(23);
  expect(repeated.map(([picture, pages]) => `${picture}: ${[...pages].join(', ')}`)).toEqual([]);
});
