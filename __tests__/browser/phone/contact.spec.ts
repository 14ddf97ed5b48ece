import { expectAccessible } from '@/__tests__/support/accessibility';
import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { expectNoOverflow } from '../parts/layout';

test('the failure notice fits on a phone’s screen, and Send again sends the message', async ({
  page,
  mailbox,
  failMail,
  problems,
}) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  await form.open();
  failMail({ kind: 'answer', status: 500, body: 'The service is down' });
  await form.fill(MESSAGE);
  await form.submit.tap();
  await expect(form.failure).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectFullStyles(page, '[data-island=ContactForm]');
  failMail();
  await form.sendAgain.tap();
  await expect(form.success).toBeVisible();
  await mailbox.expectMessage(MESSAGE);
});
