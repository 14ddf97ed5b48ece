import { form as labels } from '@/__tests__/support/content/site-texts';
import { EMPTY, MESSAGE, type Typed } from '@/__tests__/support/contact-form-part';
import { test } from './fixtures';
import type { Page } from '@/__tests__/support/browsers/page';
import { ALERT, FORM, sendInVain, SUBMIT, typeMessage } from './parts';

/** The contact form, with its mailbox. */

test('form: a draft survives a reload, and is sent', async ({ open, narrow, mailbox }) => {
  const page = await open(narrow);
  await page.open('/contacts');
  await page.find(`${FORM}[novalidate]`);
  await typeMessage(page);
  await page.open('/contacts');
  await expectFields(page, MESSAGE);
  await page.find('main p', labels.status.restored);
  await page.tap(SUBMIT);
  await page.eventually(() => page.labels(ALERT), [labels.status.sent], 'the alert');
  await expectFields(page, EMPTY);
  await mailbox.expectMessage(MESSAGE);
  await page.eventually(() => page.labels(ALERT), [], 'the alert after two seconds');
});

test('form: offline, then sent at the next visit', async ({ open, failMail, mailbox }) => {
  const page = await open(1280);
  failMail({ kind: 'reset' });
  await sendInVain(page, `${labels.waiting.unreachable} ${labels.waiting.visit}`);
  await expectFields(page, EMPTY);
  failMail();
  await page.open('/about');
  await page.open('/contacts');
  await page.find('main p', labels.status.delivered);
  await mailbox.expectMessage(MESSAGE);
});

test('form: refused, then sent again', async ({ open, failMail, mailbox }) => {
  const page = await open(1280);
  failMail({ kind: 'answer', status: 500 });
  await sendInVain(page, labels.failure.error);
  await expectFields(page, MESSAGE);
  failMail();
  await page.click('main .notice button', labels.again);
  await page.eventually(() => page.labels(ALERT), [labels.status.sent], 'the alert');
  await mailbox.expectMessage(MESSAGE);
});

const expectFields = (page: Page, typed: Typed): Promise<void> =>
  page.eventually(() => page.evaluate(valuesOf, Object.keys(typed)), Object.values(typed), 'the fields');

// --- In the page -----------------------------------------------------------------------------------------------------

function valuesOf(names: string[]): string[] {
  return names.map((name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)!.value);
}
