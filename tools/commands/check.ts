/**
 * `npm run check`: reads and checks everything in `content/`, and prints each mistake with its file, line and fix. Exits 1
 * when there is one. With `--release`, placeholders and texts that look made up are mistakes too.
 */
import { formatMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/lib/content/pictures';
import { readFlags } from '@/tools/shared/arguments';

const { release = false } = readFlags('npm run check -- [--release]', 'release');
const { mistakes, unfinished } = await checkContent();
for (const each of unfinished) (release ? console.error : console.warn)(formatMistake(each));
for (const each of mistakes) console.error(formatMistake(each));
if (mistakes.length > 0 || (release && unfinished.length > 0)) process.exitCode = 1;
else console.log(`Content is valid; ${unfinished.length} placeholders are left.`);
