import { form as labels } from '../../browser/content';
import type { Journey, Test } from '../journey';
import type { Page } from '../page';
import type { Site } from '../site';

const FIELDS = ['fullname', 'email', 'phone', 'message'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

/** A message with characters that are easily lost: accents, another script, quotes, several lines. */
export const MESSAGE: Typed = {
  fullname: 'Zoë “Ravi” प्रसाद',
  email: 'ravi.prasad@example.com',
  phone: '+91 (612) 000-00 00',
  message: 'First line: 5 < 6 & "quotes"\n\nSecond line.',
};

const EMPTY: Typed = { fullname: '', email: '', phone: '', message: '' };

export const FORM = 'main form';
export const SUBMIT = `${FORM} [type=submit]`;
const ALERT = 'main [role=alert]';
const STATUS = 'main [role=status] p';

/** The contact form, with its mailbox. */
export const contactForm: Journey[] = [
  {
    name: 'form: a draft survives a reload; it arrives, the fields are cleared and success is announced',
    async run(test) {
      const page = await openForm(test, test.engine.narrow);
      await fill(page, MESSAGE);
      await page.goto('/contacts');
      await page.eventually(() => page.evaluate(isTakenOver), true, 'the form’s script runs');
      await expectFields(page, MESSAGE);
      await page.find(STATUS, labels.restored);
      await page.tap(SUBMIT);
      await page.eventually(() => page.labels(ALERT), [labels.success], 'the alert');
      await expectFields(page, EMPTY);
      await expectMail(page, test.site, [MESSAGE]);
      await page.eventually(() => page.labels(ALERT), [], 'the alert after two seconds');
    },
  },
  {
    name: 'form: a message that failed is restored after the page was left, and sent again',
    async run(test) {
      const page = await openForm(test, 1280);
      page.allowed.push(/./);
      test.site.fault = { kind: 'reset', stage: 'connect' };
      await fill(page, MESSAGE);
      await page.click(SUBMIT);
      await page.find(`${ALERT} h3`, labels.failure.heading);
      await expectFields(page, MESSAGE);
      await page.open('/about');
      await page.open('/contacts');
      await page.find(`${ALERT} h3`, labels.failure.heading);
      await expectFields(page, MESSAGE);
      test.site.fault = undefined;
      await page.click('main button', labels.failure.again);
      await page.eventually(() => page.labels(ALERT), [labels.success], 'the alert');
      await expectFields(page, EMPTY);
      await expectMail(page, test.site, [MESSAGE]);
    },
  },
];

/** Types into the fields by the keyboard. */
export async function fill(page: Page, typed: Typed): Promise<void> {
  for (const name of FIELDS) {
    await page.click(`${FORM} [name=${name}]`);
    await page.driver.type(typed[name]);
  }
}

/** The mailbox has exactly these messages. */
export async function expectMail(page: Page, { mailbox }: Site, messages: Typed[]): Promise<void> {
  const read = async () => (await mailbox.read()).map(({ fields }) => fields as Typed);
  await page.eventually(read, messages, 'the mailbox');
}

async function openForm(test: Test, width: number): Promise<Page> {
  const page = await test.window(width);
  await page.open('/contacts');
  await page.eventually(() => page.evaluate(isTakenOver), true, 'the form’s script runs');
  return page;
}

function expectFields(page: Page, typed: Typed): Promise<void> {
  return page.eventually(
    () => page.evaluate(valuesOf, [...FIELDS]),
    FIELDS.map((name) => typed[name]),
    'the fields',
  );
}

// --- In the page -----------------------------------------------------------------------------------------------------

function isTakenOver(): boolean {
  return document.querySelector('main form')!.hasAttribute('novalidate');
}

function valuesOf(names: string[]): string[] {
  return names.map((name) => document.querySelector<HTMLInputElement>(`main form [name=${name}]`)!.value);
}
