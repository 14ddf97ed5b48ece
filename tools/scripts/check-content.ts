/**
 * `npm run check`: reads and validates everything in `content/`, opens its pictures, and prints what it finds. Exits 1
 * when there is a mistake.
 *
 * With `--release` placeholders are mistakes too. With `--watch` it goes on, and checks again after each change, until
 * it is stopped with Ctrl and C.
 */
import { checkContent } from '@/lib/content/open-pictures';
import { watchFiles } from '@/tools/dev/watch-files';
import { reportContent } from './report-content';

const check = async () => reportContent(await checkContent(), process.argv.includes('--release'));

const isValid = await check();
if (process.argv.includes('--watch')) {
  console.log('\nWaiting for changes in content/; Ctrl and C ends it.');
  watchFiles('content', () => {
    console.log(`\n${new Date().toLocaleTimeString()}`);
    return check();
  });
} else if (!isValid) {
  process.exitCode = 1;
}
