import { expectAccessible } from '../../support/accessibility';
import { ContactFormPart, MESSAGE } from '../../contact-form/contact-form-part';
import { expect, test } from '../../support/fixtures';
import { postedFields } from '../../support/mailbox';
import { form as words } from '../../support/words';

/** What of a message that is sent only a browser can prove; the rest is in the unit tests and in the fault matrix. */

let form: ContactFormPart;

test.beforeEach(({ page }) => {
  form = new ContactFormPart(page);
});

test('the request has exactly the eight fields, each once', async ({ page }) => {
  await form.open();
  const sent = form.nextRequest();
  await form.send(MESSAGE);
  const request = await sent;
  expect(request.method()).toBe('POST');
  const fields = await postedFields(request);
  expect(fields.map(([name]) => name).sort()).toEqual(
    ['fullname', 'email', 'phone', 'message', 'lib_version', 'service_id', 'template_id', 'user_id'].sort(),
  );
  const posted = Object.fromEntries(fields);
  expect(posted).toMatchObject({ ...MESSAGE, lib_version: '3.11.0' });
  for (const id of ['service_id', 'template_id', 'user_id']) expect(posted[id]).toBeTruthy();
  await expect(page).toHaveURL('/contacts');
});

test('the alert has the given words and is gone after 2000 ms; a quiet line stays', async ({ page }) => {
  await page.clock.install();
  await form.open();
  await page.clock.runFor(2_000);
  await form.send(MESSAGE);
  await expect(form.success).toHaveText('Form submitted, our business team will reach out to you shortly.');
  await expectAccessible(page);
  await page.clock.runFor(2_000);
  await expect(form.success).toHaveCount(0);
  await expect(form.sentLine).toBeVisible();
});

test('a mistake is in an accessible summary, which leads to its field', async ({ page, mailbox }) => {
  await form.open();
  await form.send({ ...MESSAGE, email: 'no address' });
  const summary = page.getByRole('alert').filter({ hasText: words.errors.summary });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link').click();
  await expect(form.field('email')).toBeFocused();
  await mailbox.expectCount(0);
});
