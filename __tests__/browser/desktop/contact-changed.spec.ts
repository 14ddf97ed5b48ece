import { ContactFormPart, MESSAGE } from '@/__tests__/support/contact-form-part';
import { expect, test } from '@/__tests__/support/fixtures';
import { holdScripts } from '../parts/island-scripts';

test('a form that extensions or proxies changed before its script ran keeps what was typed, and sends it', async ({
  page,
  mailbox,
}) => {
  const release = await holdScripts(page);
  const form = new ContactFormPart(page);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await form.fill(MESSAGE);
  await form.root.evaluate((root) => {
    const field = root.querySelector('textarea')!;
    const box = document.createElement('div');
    const button = document.createElement('button');
    button.type = 'button';
    root.prepend(document.createElement('div'));
    root.querySelector('[type=submit]')!.before(button);
    field.replaceWith(box);
    box.append(field);
  });
  release();
  await expect(form.root).toHaveAttribute('novalidate');
  await form.expectFields(MESSAGE);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  await mailbox.expectCount(1);
});
