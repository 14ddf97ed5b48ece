import { ContactFormPart, EMPTY, MESSAGE } from '@/__tests__/support/contact-form-part';
import { form as words } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts } from '../parts/island-scripts';
import { translate, translated } from '../parts/translator';

/** A visitor sends a message from a page that the browser translated before or after the form's script ran. */

const inputs = (form: ContactFormPart, name: string) => form.page.locator(`main form [name=${name}]`);

for (const when of ['before the script', 'after it'] as const) {
  test(`a form translated ${when} counts its errors, shows no text twice, and can be sent`, async ({
    page,
    mailbox,
    failMail,
    problems,
  }) => {
    problems.allow(/^console error/);
    const form = new ContactFormPart(page);
    const release = await holdScripts(page);
    await page.goto('/contacts', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (when === 'before the script') await translate(page);
    await inputs(form, 'phone').fill('typed early');
    release();
    await expect(page.locator('main form')).toHaveAttribute('novalidate');
    if (when === 'after it') await translate(page);
    await expect(inputs(form, 'phone')).toHaveValue('typed early');

    await inputs(form, 'message').fill('x'.repeat(15_001));
    const submit = page.locator('main form [type=submit]');
    await submit.click();
    const summary = page.locator('main .notice h3');
    await expect(summary).toHaveText(translated(words.errors.summaryMany.replace('{count}', '2')));
    await inputs(form, 'message').fill('Hello');
    await submit.click();
    await expect(summary).toHaveText(translated(words.errors.summary));
    for (const name of Object.keys(EMPTY)) await inputs(form, name).fill(MESSAGE[name as keyof typeof MESSAGE]);

    failMail({ kind: 'answer', status: 429 });
    await submit.click();
    await expect(page.locator('.failure h3')).toHaveText(translated(words.failure.heading));
    const again = page.locator('.failure button').filter({ hasText: words.failure.again });
    await again.click();
    await expect(page.locator('.failure h3')).toHaveText(translated(words.failure.headingAgain));
    await expect(page.locator('.failure').getByText(translated(words.failure.heading))).toHaveCount(0);
    failMail();
    await again.click();
    await expect(page.locator('main [role=alert]')).toHaveText(translated(words.success));
    await mailbox.expectMessage(MESSAGE);
  });
}
