/** The last step of `npm run format`: writes each file of `content/` as the CMS writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatContent } from '@/lib/content/format';
import { readContent } from '@/lib/content/check';

for (const file of new Set(readContent().fields.map((field) => field.file))) {
  const source = readFileSync(file, 'utf8');
  const text = formatContent(file, source);
  if (text !== source) writeFileSync(file, text);
}
