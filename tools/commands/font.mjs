/** `npm run font`: cuts `app/familjen.woff2` from its package. Run it after a change here or of the package. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** What English text uses. Other letters come from the files that `app/fonts.css` names for them. */
const CHARACTERS = `${ASCII}\u00a0€–—‘’“”…·•©®™×°½↑↓−éè`;
/** OpenType features that browsers use unasked. Without the others the file is a tenth smaller. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];

const source = await readFile(new URL(import.meta.resolve(SOURCE)));
const font = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', keepFeatures: FEATURES });
await writeFile('app/familjen.woff2', font);
console.log(`app/familjen.woff2: ${font.length} bytes`);
