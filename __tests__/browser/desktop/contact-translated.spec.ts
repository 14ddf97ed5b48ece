import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts } from '../parts/island-scripts';
import { translate, translated } from '../parts/translator';

/** The browser translates the page before the form's script runs, and then what the form adds. */
test('a translated form works, and shows no text twice', async ({ page, mailbox, failMail, problems }) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  const release = await holdScripts(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await translate(page);
  await form.field('phone').fill('typed early');
  release();
  await expect(form.root).toHaveAttribute('novalidate');
  await expect(form.field('phone')).toHaveValue('typed early');
  failMail({ kind: 'answer', status: 429 });
  await form.fill(MESSAGE);
  await form.submit.click();
  await expect(form.notice.locator('p')).toHaveText(translated(words.failure.busy));
  failMail({ kind: 'answer', status: 500 });
  await form.submit.click();
  await expect(form.notice.locator('p')).toHaveText(translated(words.failure.error));
  failMail();
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText(translated(words.status.sent));
  await mailbox.expectMessage(MESSAGE);
});
