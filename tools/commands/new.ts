/**
 * `npm run new -- industry shipping "Shipping"`, or with `insight`, `service` or `overview`: creates the content file of
 * a new page, with placeholders to fill in, and says what to do next.
 */
import { readArguments } from '@/tools/shared/arguments';
import { makePage, USAGE } from '@/lib/content/node/make-page';

const { positionals } = readArguments(USAGE, { allowPositionals: true });
try {
  const { file, text } = makePage(positionals);
  const address = `/${file.replace(/^.*\/|\.yaml$/g, '')}`;
  const placeholders = text.match(/\[\[/g)?.length ?? 0;
  console.log(`Created ${file}, the page ${address}. It is already in the menu.

What to do next:
  1. Run "npm run dev" and open http://localhost:3000${address}
  2. Fill in ${file}: ${placeholders} texts in double brackets tell you what to write.
  3. Run "npm run check".

To undo this, delete the file.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
