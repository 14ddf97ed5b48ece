/**
 * `npm run smoke -- https://www.example.com`: asks a live site, after a release or at any time, whether it is right:
 * see `tools/hosting/smoke`. Exits 1 when it is not, or when that is not known within a minute.
 */
import { smoke } from '@/tools/hosting/smoke/smoke';

/** In milliseconds. */
const TIME_LIMIT = 60_000;

const address = process.argv[2] ?? '';
if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
  console.error('Which site? npm run smoke -- https://www.example.com');
  process.exit(1);
}

setTimeout(() => {
  console.error(`\nNOT RIGHT: ${address} has not answered everything within ${TIME_LIMIT / 1000} s.`);
  process.exit(1);
}, TIME_LIMIT).unref();

smoke(address).then(
  (steps) => {
    for (const { name, count, issues } of steps) {
      console.log(`${issues.length === 0 ? '✓' : '✗'} ${String(count).padStart(4)}  ${name}`);
      for (const issue of issues) console.log(`      ${issue.replaceAll('\n', '\n      ')}`);
    }
    const count = steps.flatMap(({ issues }) => issues).length;
    console.log(count === 0 ? `\nRIGHT: ${address}` : `\nNOT RIGHT: ${address}, ${count} issues`);
    if (count > 0) process.exitCode = 1;
  },
  (error: Error) => {
    console.error(`NOT RIGHT: ${error.message}`);
    process.exitCode = 1;
  },
);
