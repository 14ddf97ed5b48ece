import type { Fault } from '@/server/faults';
import { expectAccessible } from '../../support/accessibility';
import { ContactFormPart, EMPTY, MESSAGE } from '../../contact-form/contact-form-part';
import { expect, test } from '../../support/fixtures';
import { form as words } from '../../support/words';

/** The contact form when the e-mail service does not take the message: the visitor is told, and nothing is lost. */

const { failure } = words;
let form: ContactFormPart;

test.beforeEach(({ page, problems }) => {
  form = new ContactFormPart(page);
  // The browser and the form both write a failed request to the console.
  problems.allow(/^console error/);
});

const REFUSED: Fault = { kind: 'answer', status: 500, body: 'The service is down' };

test('an error 500: told in an alert that stays, message put back, error text in the console', async ({
  page,
  failMail,
  problems,
  mailbox,
}) => {
  await page.clock.install();
  await form.open();
  failMail(REFUSED);
  await form.fill(MESSAGE);
  await page.clock.runFor(2_000);
  await form.submit.click();
  await expect(form.failure).toContainText(failure.refused);
  await form.expectFields(MESSAGE);
  await expect(form.success).toHaveCount(0);
  await expectAccessible(page);
  // Less than the pause after which the form tries again by itself.
  await page.clock.runFor(4_000);
  await expect(form.failure).toBeVisible();
  expect(problems.starting('console error: The service is down')).toHaveLength(1);
  await mailbox.expectCount(0);
});

test('sending again works, and ends the alert', async ({ failMail, mailbox }) => {
  await form.open();
  failMail(REFUSED);
  await form.send(MESSAGE);
  await expect(form.failure).toBeVisible();
  failMail();
  await form.sendAgain.click();
  await expect(form.success).toBeVisible();
  await expect(form.failure).toHaveCount(0);
  await form.expectFields(EMPTY);
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
});

test('there are other ways: the message by e-mail, and a call', async ({ page, failMail }) => {
  await form.open();
  failMail(REFUSED);
  await form.send(MESSAGE);
  const mail = page.getByRole('link', { name: failure.mail });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toMatch(/^mailto:/);
  expect(href.replaceAll('\r\n', '\n')).toContain(MESSAGE.message);
  expect(await page.getByRole('link', { name: failure.phone }).first().getAttribute('href')).toMatch(/^tel:\+/);
});

test('a message that was not sent is still there after the page was closed', async ({ page, failMail, mailbox }) => {
  await form.open();
  failMail({ kind: 'reset', stage: 'connect' });
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(failure.unreachable);
  await page.goto('/about');
  await form.open();
  await expect(form.failure).toBeVisible();
  await form.expectFields(MESSAGE);
  failMail();
  await form.sendAgain.click();
  await expect(form.success).toBeVisible();
  await mailbox.expectCount(1);
});

test('offline: told, kept, and sent when the network is back', async ({ context, mailbox }) => {
  await form.open();
  await context.setOffline(true);
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(failure.offline);
  await form.expectFields(MESSAGE);
  await context.setOffline(false);
  await expect(form.success).toBeVisible();
  await expect(form.failure).toHaveCount(0);
  await form.expectFields(EMPTY);
  await mailbox.expectCount(1);
});

test('no answer within 15 seconds: told, and sent again when asked to', async ({ page, failMail, mailbox }) => {
  await page.clock.install();
  await form.open();
  failMail({ kind: 'silence' });
  await form.fill(MESSAGE);
  await page.clock.runFor(2_000);
  const sent = form.nextRequest();
  await form.submit.click();
  await sent;
  await page.clock.runFor(14_000);
  await expect(form.failure).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(form.failure).toContainText(failure.noAnswer);
  await form.expectFields(MESSAGE);
  failMail();
  await form.sendAgain.click();
  // The service takes one message a second: the form waits as long.
  await page.clock.runFor(1_500);
  await expect(form.sentLine.or(form.success)).toBeVisible();
  await expect(form.failure).toHaveCount(0);
  await mailbox.expectCount(1);
});

test('too many messages: told so', async ({ failMail }) => {
  await form.open();
  failMail({ kind: 'answer', status: 429, body: 'Too Many Requests' });
  await form.send(MESSAGE);
  await expect(form.failure).toContainText(failure.tooMany);
  await form.expectFields(MESSAGE);
});

test('an answer OK is a delivery, whatever its status', async ({ failMail }) => {
  await form.open();
  failMail({ kind: 'answer', status: 500, body: 'OK' });
  await form.send(MESSAGE);
  await expect(form.success).toBeVisible();
  await expect(form.failure).toHaveCount(0);
});

test('discarded, the message is gone for good', async ({ page, failMail, mailbox }) => {
  await form.open();
  failMail(REFUSED);
  await form.send(MESSAGE);
  await page.getByRole('button', { name: failure.discard }).click();
  await expect(form.failure).toHaveCount(0);
  await form.expectFields(EMPTY);
  failMail();
  await form.open();
  await form.expectFields(EMPTY);
  await mailbox.expectCount(0);
});
