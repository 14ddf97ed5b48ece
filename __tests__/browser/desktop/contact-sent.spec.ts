import { expectAccessible } from '../accessibility';
import { ContactFormPart, MESSAGE } from '../../components/contact-form/contact-form-part';
import { expect, test } from '../fixtures';
import { expectFullStyles } from '../full-styles';
import { EIGHT_FIELDS, postedFields } from '../mailbox';
import { form as labels } from '../content';

/** What only a browser can prove about a message that is sent; `contact-faults.spec.ts` has what fails. */

let form: ContactFormPart;

test.beforeEach(({ page }) => {
  form = new ContactFormPart(page);
});

test('the request has exactly the eight fields; the alert is gone after 2000 ms, a line stays', async ({ page }) => {
  await page.clock.install();
  await form.open();
  await page.clock.runFor(2_000);
  const sent = form.nextRequest();
  await form.send(MESSAGE);
  const request = await sent;
  expect(request.method()).toBe('POST');
  const fields = await postedFields(request);
  expect(fields.map(([name]) => name).sort()).toEqual(EIGHT_FIELDS);
  const posted = Object.fromEntries(fields);
  expect(posted).toMatchObject({ ...MESSAGE, lib_version: '3.11.0' });
  for (const id of ['service_id', 'template_id', 'user_id']) expect(posted[id]).toBeTruthy();
  await expect(page).toHaveURL('/contacts');

  await expect(form.success).toHaveText('Form submitted, our business team will reach out to you shortly.');
  await expectAccessible(page);
  await expectFullStyles(page, '[data-island=ContactForm]');
  await page.clock.runFor(2_000);
  await expect(form.success).toHaveCount(0);
  await expect(form.sentLine).toBeVisible();
});

test('an error is in an accessible summary, which leads to its field', async ({ page, mailbox }) => {
  await form.open();
  await form.send({ ...MESSAGE, email: 'no address' });
  const summary = page.getByRole('group', { name: labels.errors.summary });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await expectFullStyles(page, '[data-island=ContactForm]');
  await summary.getByRole('link').click();
  await expect(form.field('email')).toBeFocused();
  await mailbox.expectCount(0);
});
