/**
 * `npm run check`: reads and checks everything in `content/`.
 *
 * Prints every fault with its place and remedy, and the placeholders that the company has still to fill in. With
 * `--release` placeholders are faults too. Exits 1 when there is any fault.
 */
import { ContentError } from '@/lib/content/faults';
import { loadContent } from '@/lib/content/load';

const release = process.argv.includes('--release');
const { faults, placeholders } = loadContent();

if (faults.length > 0) {
  console.error(new ContentError(faults).message);
  process.exit(1);
}

for (const { file, line, path, value } of placeholders) {
  const note = `${file}:${line} ${path} — "${value}" is a placeholder — write the real one and remove "!placeholder"`;
  if (release) console.error(note);
  else console.warn(note);
}
if (release && placeholders.length > 0) {
  console.error(`\nNot ready for release: ${placeholders.length} placeholders are left.`);
  process.exit(1);
}
console.log(
  placeholders.length > 0 ? `Content is sound; ${placeholders.length} placeholders are left.` : 'Content is sound.',
);
