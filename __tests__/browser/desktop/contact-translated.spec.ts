import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts } from '../parts/island-scripts';
import { translate, translated } from '../parts/translator';

/** A visitor sends a message from a page that the browser translated before or after the form's script ran. */

for (const when of ['before the script', 'after it'] as const) {
  test(`a form translated ${when} works, and shows no text twice`, async ({ page, mailbox, failMail, problems }) => {
    problems.allow(/^console error/);
    const form = new ContactFormPart(page);
    const release = await holdScripts(page);
    await page.goto('/contacts', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (when === 'before the script') await translate(page);
    await form.field('phone').fill('typed early');
    release();
    await expect(form.root).toHaveAttribute('novalidate');
    if (when === 'after it') await translate(page);
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
}
