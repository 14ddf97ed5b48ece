/**
 * `npm run bench`: what a visitor with a phone feels on every page, over a link of real packets with HTTP/2 and TLS 1.3,
 * beside a minimal reference page: one hand-written file with one picture and no script. Both are visited in turn and
 * sent as production sends them. The command fails when a page is too slow or moves (`verdict.ts`), or when the machine
 * is too busy to tell; the build judges the bytes.
 *
 *     npm run bench                       # every page; then five of them under all conditions
 *     npm run bench -- / /about --pairs=5
 *     npm run bench -- / --under=3g       # one of CONDITIONS in options.ts; only the first is judged
 *     npm run bench -- / --against=../other-clone    # the same page as another clone has built it, in place of the
 *                                                    # reference page; not judged
 *
 * Times differ from machine to machine: only the ratio within one run counts. Keep the machine idle.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { refuse } from '@/tools/scripts/flags';
import { lackOf, prepare } from '@/tools/scripts/needs';
import { buildLink } from './link';
import { readOptions } from './options';
import { allPages } from './pages';

const args = process.argv.slice(2);
const count = countPages();
const lack = lackOf('bench');
if (lack) console.warn(`Skipped: the bench, ${count} pages. It needs ${lack}.`);
else measure();

/** How many pages the options ask for. Ends the process where they are wrong. */
function countPages(): number {
  try {
    return readOptions(args, allPages()).pages.length || allPages().length;
  } catch (error) {
    return refuse('npm run bench -- [page …] [--pairs=11] [--under=3g] [--against=clone]', (error as Error).message);
  }
}

function measure(): void {
  prepare('bench');
  buildLink();
  const parameters = ['--net', '--mount', 'tsx', path.join(import.meta.dirname, 'run.ts'), ...args];
  process.exitCode = spawnSync('unshare', parameters, { stdio: 'inherit' }).status ?? 1;
}
