import { expectAccessible } from '@/__tests__/support/accessibility';
import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { form as labels } from '@/__tests__/support/content/site-texts';

/** What only a browser can prove about a message that is sent. `contact-faults.spec.ts` tests failures. */

let form: ContactFormPart;

test.beforeEach(({ page }) => {
  form = new ContactFormPart(page);
});

test('a message arrives as it was typed; the alert disappears after 2000 ms, and a line of text remains', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  await form.open();
  await page.clock.runFor(2_000);
  await form.send(MESSAGE);
  await mailbox.expectMessage(MESSAGE);
  await expect(page).toHaveURL('/contacts');

  await expect(form.success).toHaveText('Form submitted, our business team will reach out to you shortly.');
  await expectAccessible(page);
  await expectFullStyles(page, '[data-island=ContactForm]');
  await page.clock.runFor(2_000);
  await expect(form.success).toHaveCount(0);
  await expect(form.sentLine).toBeVisible();
});

test('an accessible summary lists the error and links to its field', async ({ page, mailbox }) => {
  await form.open();
  await form.send({ ...MESSAGE, email: 'no address' });
  const summary = page.getByRole('heading', { name: labels.errors.summary });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await expectFullStyles(page, '[data-island=ContactForm]');
  await page.getByRole('link', { name: labels.errors.emailFormat }).click();
  await expect(form.field('email')).toBeFocused();
  await mailbox.expectCount(0);
});
