/** `npm run smoke -- https://www.example.com`: checks that a live site works as it should. Exits 1 when it does not. */
import { smoke } from '@/tools/hosting/smoke';
import { run } from '@/tools/shared/run';

run(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:/.test(address)) throw new Error('Which site? npm run smoke -- https://www.example.com');
  const issues = await smoke(address);
  if (issues.length > 0) throw new Error(`FAILED: ${address}\n- ${issues.join('\n- ')}`);
  console.log(`PASSED: ${address}`);
});
