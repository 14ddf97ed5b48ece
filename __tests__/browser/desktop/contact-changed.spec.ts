import { ContactFormPart } from '../../contact-form/contact-form-part';
import { MESSAGE } from '../../contact-form/fault-matrix/texts';
import { expect, test } from '../../support/fixtures';

/** Extensions, translators and proxies change the page before its script comes: what was typed must outlive that. */

const CHANGES: Record<string, (form: HTMLFormElement) => void> = {
  'an element at the start of the form': (form) => form.prepend(document.createElement('div')),
  'a button before Submit': (form) => {
    const button = document.createElement('button');
    button.type = 'button';
    form.querySelector('[type=submit]')!.before(button);
  },
  'a box around the message': (form) => {
    const box = document.createElement('div');
    const field = form.querySelector('textarea')!;
    field.replaceWith(box);
    box.append(field);
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`${name}: the form is whole, has what was typed, and sends it`, async ({ page, mailbox }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/islands/*', async (route) => {
      await late;
      await route.continue();
    });
    const form = new ContactFormPart(page);
    await page.goto('/contacts', { waitUntil: 'commit' });
    await form.fill(MESSAGE);
    await form.root.evaluate(change);
    arrive();
    await expect(form.root).toHaveAttribute('novalidate');
    await form.expectFields(MESSAGE);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await mailbox.expectCount(1);
  });
}
