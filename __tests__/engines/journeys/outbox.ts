import { buildSync } from 'esbuild';
import { fill, FORM, MESSAGE, SUBMIT } from './contact-form';
import type { Journey } from '../journey';
import { form as labels } from '../../browser/content';

/** How often fifty messages are claimed. */
const ROUNDS = process.env.FULL ? 100 : 4;

/** What other pages do with messages that wait, and what several windows do with the same one. */
export const outbox: Journey[] = [
  {
    name: 'outbox: any other page sends what waits within five seconds',
    async run({ window, site }) {
      const page = await window(1280);
      page.allowed.push(/./);
      site.fault = { kind: 'answer', status: 429 };
      await page.open('/contacts');
      await page.find(`${FORM}[novalidate]`);
      await fill(page, MESSAGE);
      await page.click(SUBMIT);
      await page.find('main [role=alert] h3', labels.failure.heading);
      site.fault = undefined;
      await page.open('/about');
      // `eventually` takes five seconds at most.
      await page.eventually(
        async () => (await site.mailbox.read()).map(({ fields }) => fields),
        [MESSAGE],
        'the mailbox',
      );
    },
  },
  {
    name: 'outbox: three windows and a worker claim the same messages, and none gets one that another has',
    async run({ window, site, engine: { syntax, ...engine } }) {
      const { recorder = '' } = engine as { recorder?: string };
      const bundle = buildSync({
        entryPoints: ['__tests__/engines/claims.ts'],
        bundle: true,
        write: false,
        target: syntax,
      });
      site.files.set('/claims.js', ['text/javascript', bundle.outputFiles[0]!.text]);
      site.files.set('/claims', [
        'text/html',
        `<!doctype html><body><script>${recorder}</script><script src="/claims.js"></script>`,
      ]);
      const page = await window(1280);
      await page.goto('/claims');
      const counts = await page.evaluate(claim, ROUNDS);
      await page.eventually(async () => counts, { lost: 0, double: 0, parties: 4 }, 'the claims');
    },
  },
];

// --- In the page ---------------------------------------------------------------------------------------------------------

function claim(rounds: number): Promise<unknown> {
  return (window as unknown as { claimAll(rounds: number): Promise<unknown> }).claimAll(rounds);
}
