import { relative, resolve } from 'node:path';
import { POLICY_FILE } from '@/hosting/policy-file';
import { createServer } from './create-server';
import { readPort } from './listen';

/**
 * `npm run serve`: serves `out/` on $PORT (default 3000) and takes messages into $MAILBOX (default `.mailbox/`).
 * $SERVE_HOST opens it to other machines: `SERVE_HOST=0.0.0.0`. Not $HOST: some shells and containers set that to their own name.
 */
async function main(): Promise<void> {
  const { PORT, SERVE_HOST, MAILBOX } = process.env;
  const mailboxDir = resolve(MAILBOX || '.mailbox');
  const server = createServer({ outDir: resolve('out'), policyFile: resolve(POLICY_FILE), mailboxDir });
  const url = await server.listen(readPort(PORT), SERVE_HOST || undefined);
  const folder = relative('', mailboxDir);
  console.log(`The site is on ${url} — messages from the contact form go to ${folder}/ — Ctrl+C stops.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
