import { expectAccessible } from '../../support/accessibility';
import { ContactFormPart, EMPTY, isMessage, MESSAGE } from '../../contact-form/contact-form-part';
import { expect, test } from '../../support/fixtures';
import { postedFields } from '../../support/mailbox';
import { form as words } from '../../support/words';

/** The contact form when the e-mail service takes the message. */

let form: ContactFormPart;

test.beforeEach(async ({ page }) => {
  form = new ContactFormPart(page);
  await form.open();
});

test('what was typed lies in the mailbox, letter for letter', async ({ mailbox, page }) => {
  await form.send(MESSAGE);
  await expect(form.success).toBeVisible();
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual(MESSAGE);
  for (const text of Object.values(MESSAGE)) expect(mail?.text).toContain(text);
  expect(mail?.replyTo).toBe(MESSAGE.email);
  expect(mail?.subject).toContain(MESSAGE.fullname);
  await expect(page).toHaveURL('/contacts');
});

test('the request has exactly the eight fields, each once', async () => {
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
});

test('the fields are cleared at once, before the answer', async ({ failMail, mailbox }) => {
  failMail({ kind: 'delay', milliseconds: 1_500 });
  const sent = form.nextRequest();
  await form.send(MESSAGE);
  await form.expectFields(EMPTY);
  await expect(form.success).toHaveCount(0);
  expect(await (await sent).response()).not.toBeNull();
  await expect(form.success).toBeVisible();
  await mailbox.expectCount(1);
});

test('the alert has the given words and is gone after 2000 ms; a quiet line stays', async ({ page }) => {
  await form.send(MESSAGE);
  await expect(form.success).toHaveText('Form submitted, our business team will reach out to you shortly.');
  await expectAccessible(page);
  await expect(form.success).toHaveCount(0);
  await expect(form.sentLine).toBeVisible();
});

test('the alert stands for 2000 ms', async ({ page }) => {
  await form.fill(MESSAGE);
  const stood = page.evaluate(async (success) => {
    const isThere = () => [...document.querySelectorAll('[role=alert]')].some((each) => each.textContent === success);
    const until = (there: boolean) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (isThere() !== there) return;
          observer.disconnect();
          resolve(performance.now());
        }).observe(document.body, { childList: true, subtree: true });
      });
    const came = await until(true);
    return (await until(false)) - came;
  }, words.success);
  await form.submit.click();
  expect(Math.abs((await stood) - 2_000)).toBeLessThan(250);
});

test('only the e-mail address is required', async ({ mailbox }) => {
  await form.send({ ...EMPTY, email: MESSAGE.email });
  await expect(form.success).toBeVisible();
  const [mail] = await mailbox.expectCount(1);
  expect(mail?.fields).toEqual({ ...EMPTY, email: MESSAGE.email });
});

for (const [email, told] of [
  ['', words.errors.emailMissing],
  ['no address', words.errors.emailFormat],
] as const) {
  test(`an e-mail address that is "${email}" is told and nothing is sent`, async ({ page, mailbox }) => {
    const requests: string[] = [];
    page.on('request', (request) => isMessage(request) && requests.push(request.url()));
    await form.send({ ...MESSAGE, email });
    const summary = page.getByRole('alert').filter({ hasText: words.errors.summary });
    await expect(summary).toBeFocused();
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('email')).toHaveAccessibleDescription(new RegExp(told));
    await expectAccessible(page);
    await summary.getByRole('link', { name: told }).click();
    await expect(form.field('email')).toBeFocused();
    await form.expectFields({ ...MESSAGE, email });
    expect(requests).toEqual([]);
    await mailbox.expectCount(0);
  });
}
