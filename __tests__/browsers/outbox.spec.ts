import { buildSync } from 'esbuild';
import { MESSAGE } from '../components/contact-form/contact-form-part';
import { form } from '../browser/content';
import type { Fault } from '../faults';
import { test } from './fixtures';
import { sendInVain } from './parts';

/** What other pages do with messages that wait, and what several windows do with the same one. */

/** How often fifty messages are claimed. */
const ROUNDS = process.env.FULL ? 100 : 4;

test('outbox: any other page sends what waits within five seconds', async ({ open, failMail, mailbox }) => {
  const page = await open(1280);
  failMail({ kind: 'answer', status: 429 });
  await sendInVain(page, form.failure.heading);
  failMail();
  await page.open('/about');
  // That takes five seconds at most.
  await mailbox.expectMessage(MESSAGE);
});

test('outbox: three windows and a worker claim the same messages, and none gets one that another has', async ({
  open,
  site,
}) => {
  const { outputFiles } = buildSync({ entryPoints: ['__tests__/browsers/claims.ts'], bundle: true, write: false });
  const serve = (path: string, type: string, body: string) => {
    const file: Fault = { kind: 'answer', status: 200, body, headers: { 'Content-Type': `${type}; charset=utf-8` } };
    site.faults.set(path, file);
  };
  serve('/claims.js', 'text/javascript', outputFiles[0]!.text);
  serve('/claims', 'text/html', '<!doctype html><body><script src="/claims.js"></script>');
  const page = await open(1280);
  await page.goto('/claims');
  const counts = await page.evaluate(claim, ROUNDS);
  await page.eventually(() => Promise.resolve(counts), { lost: 0, double: 0, parties: 4 }, 'the claims');
});

// --- In the page ---------------------------------------------------------------------------------------------------------

function claim(rounds: number): Promise<unknown> {
  return (window as unknown as { claimAll(rounds: number): Promise<unknown> }).claimAll(rounds);
}
