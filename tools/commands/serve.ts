/** `npm run serve`: serves `out/` on `$PORT` (3000), and writes messages from the contact form into `.mailbox/`. */
import { createMailbox } from '@/tools/server/mailbox';
import { listen, siteHandler } from '@/tools/server/server';
import { run } from '@/tools/shared/run';

run(async () => {
  const handler = siteHandler('.', createMailbox());
  const { url, close } = await listen(handler, Number(process.env.PORT || 3000));
  console.log(`The site is on ${url}. Messages from the contact form go to .mailbox/. Press Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
});
