/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { anchorsByAddress } from '@/lib/content/references';
import { loadContent } from '@/lib/content/load';

test('every id to which the content check lets a link lead is one of that page', () => {
  const missing = [...anchorsByAddress(loadContent().parsed)].flatMap(([address, ids]) => {
    const file = `out/${address === '/' ? 'index' : address.slice(1)}.html`;
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const used = new Set([...html.matchAll(/ id="?([\w-]+)/g)].map(([, id]) => id));
    return ids.filter((id) => !used.has(id)).map((id) => `${address}#${id}`);
  });
  expect(missing).toEqual([]);
});
