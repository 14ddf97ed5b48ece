/**
 * `npm run smoke -- https://www.example.com`: checks that a live site works as it should. Without an address it checks
 * what `npm run release` has built, before that is live. Exits 1 when something is wrong.
 */
import { smoke } from '@/tools/hosting/smoke';
import { listen, siteHandler } from '@/tools/server/server';
import { run } from '@/tools/shared/run';

run(async () => {
  const [address] = process.argv.slice(2);
  if (address === undefined) {
    const { url, close } = await listen(siteHandler('.', () => Promise.reject(new Error('No message is sent'))));
    report('what is in out/', await smoke(url, true));
    return close();
  }
  // It is empty if it was to be the value of a variable that is not set.
  if (!/^https?:/.test(address)) throw new Error('Which site? npm run smoke -- https://www.example.com');
  report(address, await smoke(address));
});

function report(site: string, issues: readonly string[]): void {
  if (issues.length > 0) throw new Error(`FAILED: ${site}\n- ${issues.join('\n- ')}`);
  console.log(`PASSED: ${site}`);
}
