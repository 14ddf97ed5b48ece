import { expectAccessible } from '../accessibility';
import { ContactFormPart, MESSAGE } from '../../components/contact-form/contact-form-part';
import { expect, test } from '../fixtures';
import { expectNoOverflow } from '../layout';

test('the contact form is sent from a phone', async ({ page, mailbox }) => {
  const form = new ContactFormPart(page);
  await form.open();
  await form.fill(MESSAGE);
  await form.submit.tap();
  await expect(form.success).toBeVisible();
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
});

test('a failure fits a phone', async ({ page, failMail, problems }) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  await form.open();
  failMail({ kind: 'answer', status: 500, body: 'The service is down' });
  await form.fill(MESSAGE);
  await form.submit.tap();
  await expect(form.failure).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
