import { FAULTS } from '../../components/contact-form/fault-matrix/rows';
import { Visitor } from '../../components/contact-form/fault-matrix/visitor';
import { findBrowser } from '@/tools/scripts/find-browser';
import { test } from '../fixtures';

/**
 * The fault matrix of the contact form: every row in a real browser against the real
 * local server. No message is lost, and none is sent twice unless the visitor sends an unconfirmed one again.
 */

const HOUR = 3_600_000;

test.use({
  // The worker has a clock of its own; `worker.spec.ts` has what it does.
  serviceWorkers: 'block',
  launchOptions: [
    // The headless shell has no back/forward cache, and Playwright turns that of Chromium off; visitors have it.
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

for (const { fault, arrange, shown, arrived, kept, next, total } of FAULTS) {
  test(fault, async ({ page, mailbox, failMail, problems }) => {
    // The browser and the form both write a failed request to the console.
    problems.allow(/^console (error|warning): (?!policy)/);
    const visitor = new Visitor({ page, mailbox, failMail });
    const { submitted } = visitor;
    await page.clock.install();

    await arrange(visitor);
    await visitor.expectShown(shown, submitted.at(-1)!, kept !== 'in memory');
    await visitor.expectArrived(submitted.slice(0, arrived));
    await visitor.expectKept(kept === 'on the device' ? 1 : 0);

    await visitor.repair();
    if (next === 'retried') {
      await visitor.skip(HOUR);
    } else if (next === 'sent when online') {
      await visitor.pass(2_000);
      // The host answers in real time, for which the page waits five seconds by its clock.
      await page.waitForTimeout(500);
      await visitor.pass(5_000);
    } else if (next !== 'nothing') {
      await visitor.expectNoRequest({ reopen: kept === 'on the device' });
      await visitor.expectShown(shown, submitted.at(-1)!, kept !== 'in memory');
      if (next === 'discarded') await visitor.discard();
      else await visitor.form.sendAgain.click();
      await visitor.pass(1_500);
    }
    if (next !== 'discarded') await visitor.expectShown('sent', submitted.at(-1)!, true);
    await visitor.expectNoRequest();
    await visitor.expectArrived(submitted.slice(0, total));
    await visitor.expectKept(0);
  });
}
