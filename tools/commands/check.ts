/**
 * `npm run check`: reads and checks everything in `content/`, and prints each mistake with its file, line and fix. Exits 2
 * when there is one; 1 means that the check itself failed. With `--release`, placeholders and texts that look made up are
 * mistakes too.
 */
import { parseArgs } from 'node:util';
import { checkAll } from '@/lib/content/check-all';
import { reportContent } from '@/tools/shared/report-content';

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
if (!reportContent(await checkAll(), values.release)) process.exitCode = 2;
