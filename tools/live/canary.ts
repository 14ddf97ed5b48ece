import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Response } from '@playwright/test';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { getContent } from '@/lib/content';

/** The sender's name, so that mailbox rules can sort these messages. */
export const NAME = 'Website test';

/** How long to wait after Submit, in milliseconds. The form itself waits up to 15 seconds for the service. */
const PATIENCE = 30_000;

/**
 * Sends a message through the contact form of a live site, as a visitor does. It proves that the service accepts
 * messages, not that they arrive. It closes the browser's context at the first outcome, before the form sends anything
 * again.
 *
 * @param context without data from an earlier visit
 * @param address of the site, such as `https://www.example.com`
 * @param patience how long to wait for the form's script, and for its answer, in milliseconds
 * @returns what went wrong; empty if the form says that the message was sent
 */
export async function canary(context: BrowserContext, address: string, patience = PATIENCE): Promise<string> {
  const { site, pages } = getContent();
  const { form: texts } = pages.contacts;
  const answers: Promise<string>[] = [];
  const isOfService = (url: string) => new URL(url).pathname === SEND_FORM_PATH;
  const page = await context.newPage();
  page.on('response', (response) => {
    if (isOfService(response.url())) answers.push(tell(response));
  });
  try {
    const response = await page.goto(new URL('/contacts', address).href);
    if (response?.status() !== 200) return `The contact page returned ${response?.status()}.`;
    const form = page.getByRole('form', { name: texts.heading });
    // Until its script runs, the browser would post the form itself.
    if (!(await visibleText(form.and(page.locator('[novalidate]'))))) return 'The form’s script is not running.';
    await form.locator('[name=fullname]').fill(NAME);
    await form.locator('[name=email]').fill(site.email);
    await form.locator('[name=message]').fill(messageOf(new Date()));
    await form.getByRole('button', { name: texts.submit }).click();
    const said = await visibleText(page.locator('main .notice').first());
    if (said === texts.status.sent) return '';
    const outcome = said ? `The form says: ${said}` : `The form showed no result within ${patience / 1000} seconds.`;
    return [...(await Promise.all(answers)), outcome].join('\n');
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  } finally {
    await context.close();
  }

  /** The text of an element once it appears; undefined if it does not. */
  function visibleText(element: Locator): Promise<string | undefined> {
    return element.innerText({ timeout: patience }).catch(() => undefined);
  }
}

async function tell(response: Response): Promise<string> {
  // The body might never end.
  const text = await Promise.race([response.text().catch(() => ''), wait(2_000, '')]);
  return `${new URL(response.url()).host} answers ${response.status()}: ${text}`;
}

const messageOf = (now: Date): string =>
  `The website sent this message itself on ${now.toISOString().slice(0, 10)}, to check that messages still get through. ` +
  'No reply is needed.';
