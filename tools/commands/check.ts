/**
 * `npm run check`: reads and validates everything in `content/`, opens its pictures, and prints what it finds. Exits 1
 * when there is a mistake, or a hidden file. With `--release` placeholders are mistakes too.
 */
import { parseArgs } from 'node:util';
import { checkContent } from '@/lib/content/node/check-content';
import { hiddenFiles } from '@/lib/content/node/hidden-files';
import { reportContent } from '@/tools/shared/report-content';

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const result = await checkContent();
const isValid = reportContent({ ...result, issues: [...hiddenFiles(), ...result.issues] }, values.release);
if (!isValid) process.exitCode = 1;
