/**
 * `npm run serve`: serves `out/` on $PORT (default 3000) and stores messages in $MAILBOX (default `.mailbox/`).
 * `SERVE_HOST=0.0.0.0` opens it to other machines; $HOST would not do, since some shells and containers set it to their
 * own name.
 */
import { relative, resolve } from 'node:path';
import { readFlags } from '@/tools/shared/arguments';
import { createServer } from '@/tools/server/create-server';

async function main(): Promise<void> {
  const { PORT, SERVE_HOST, MAILBOX } = process.env;
  const mailboxDir = resolve(MAILBOX || '.mailbox');
  const server = createServer({ mailboxDir });
  const url = await server.listen(Number(PORT || 3000), SERVE_HOST || undefined);
  const folder = relative('', mailboxDir);
  console.log(`The site is on ${url}. Messages from the contact form go to ${folder}/. Press Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

readFlags('[PORT=3000] [SERVE_HOST=0.0.0.0] [MAILBOX=folder] npm run serve');
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
