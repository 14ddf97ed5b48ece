import { FAULTS } from '../../contact-form/fault-matrix/rows';
import { Visitor } from '../../contact-form/fault-matrix/visitor';
import { test } from '../../support/fixtures';

/**
 * The fault matrix of the contact form: every row in a real browser against the real
 * local server. No message is lost, and none is sent twice unless the visitor, told that nobody can know, sends it again.
 */

const HOUR = 3_600_000;

test.use({
  launchOptions: [
    // Playwright turns the back/forward cache off; visitors have it.
    ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

for (const { fault, arrange, told, arrived, kept, next, arrives } of FAULTS) {
  test(fault, async ({ page, mailbox, failMail, problems }) => {
    // The browser and the form both write a failed request to the console.
    problems.allow(/^console error: (?!policy)/);
    const visitor = new Visitor({ page, mailbox, failMail });
    const { submitted } = visitor;
    await page.clock.install();

    await arrange(visitor);
    await visitor.expectTold(told, submitted.at(-1)!, kept !== 'in memory');
    await visitor.expectArrived(submitted.slice(0, arrived));
    await visitor.expectKept(kept === 'on the device' ? 1 : 0);

    await visitor.repair();
    if (next === 'goes by itself') {
      await visitor.skip(HOUR);
    } else if (next === 'goes when the network is back') {
      await visitor.pass(2_000);
    } else if (next !== 'nothing') {
      await visitor.expectNoTry({ reopen: kept === 'on the device' });
      await visitor.expectTold(told, submitted.at(-1)!, kept !== 'in memory');
      if (next === 'the visitor discards it') await visitor.discard();
      else await visitor.form.sendAgain.click();
      await visitor.pass(1_500);
    }
    if (next !== 'the visitor discards it') await visitor.expectTold('sent', submitted.at(-1)!, true);
    await visitor.expectNoTry();
    await visitor.expectArrived(submitted.slice(0, arrives));
    await visitor.expectKept(0);
  });
}
