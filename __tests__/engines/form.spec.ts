import { countKept, EMPTY, MESSAGE, type Typed } from '@/__tests__/support/contact-form-part';
import { form as words } from '@/__tests__/support/content/site-texts';
import { test, type EnginePage } from '@/__tests__/support/engines/page';

const FORM = 'main form';
const SUBMIT = `${FORM} [type=submit]`;

async function fill(page: EnginePage): Promise<void> {
  for (const name of Object.keys(MESSAGE) as (keyof Typed)[]) {
    await page.click(`${FORM} [name=${name}]`);
    await page.driver.type(MESSAGE[name]);
  }
}

const expectFields = (page: EnginePage, typed: Typed) =>
  page.eventually(() => page.evaluate(valuesOf, Object.keys(typed)), Object.values(typed), 'the fields');

test('a refused message is back in its fields; sent again, it arrives as typed and the form is empty', async ({
  open,
  failMail,
  mailbox,
  usual,
}) => {
  const page = await open(usual);
  await page.open('/contacts');
  await page.find(`${FORM}[novalidate]`);
  await page.eventually(() => page.evaluate(() => !!navigator.serviceWorker.controller), true, 'the worker');
  failMail({ kind: 'answer', status: 500 });
  await fill(page);
  await page.click(SUBMIT);
  await page.find('main .notice p', words.failure.error);
  await expectFields(page, MESSAGE);
  // The worker knows the page whose message it is.
  await page.eventually(() => page.evaluate(countKept), 0, 'the messages that are kept');
  failMail();
  await page.click('main .notice button', words.again);
  await page.find('main [role=alert]', words.status.sent);
  await expectFields(page, EMPTY);
  await mailbox.expectMessage(MESSAGE);
});

test('without a script the form is sent', async ({ open, mailbox, usual }) => {
  const page = await open(usual, { script: false });
  await page.goto('/contacts');
  await fill(page);
  await page.click(SUBMIT);
  await mailbox.expectMessage(MESSAGE);
});

// --- In the page -----------------------------------------------------------------------------------------------------

function valuesOf(names: string[]): string[] {
  return names.map((name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)!.value);
}
