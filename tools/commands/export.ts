/**
 * Runs `next build`, which exports to `.cache/export`. The postbuild step makes `out/` from that; until then `out/` is
 * left as it was. The same export can be processed more than once; the tests rely on that. A compiler warning counts as
 * an error.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

const TO = '.cache/export';
/** The line above the compiler's warnings, in `next/dist/build/print-build-errors.js`. */
const WARNINGS = /build encountered \d+ warnings?/;

rmSync(TO, { recursive: true, force: true });
// `next.config.ts` reads it.
const env = { ...process.env, EXPORT_TO: TO };
const next = spawn('next build', { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env });
let output = '';
for (const stream of [next.stdout, next.stderr]) {
  stream.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    output += text;
  });
}
const [code] = (await once(next, 'close')) as [number | null];
const isWarned = WARNINGS.test(output);
if (isWarned)
  console.error('The compiler gave a warning: fix what it names above, or add it to ignoreIssue in next.config.ts.');
if (code !== 0 || isWarned) process.exitCode = 1;
