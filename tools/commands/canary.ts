/**
 * `npm run canary -- https://www.example.com`: sends a message through the contact form of a live site, as a visitor
 * does, and waits until the form says that it was sent. That proves that the email service takes messages, not that they
 * arrive. Exits with code 1 if the site did not send it, with 2 if that could not be tried; the last line says why.
 */
import { chromium } from '@playwright/test';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { getContent } from '@/lib/content';
import { CHROMIUM_FLAGS, findBrowser } from '@/tools/shared/find-browser';

/** How long to wait for the form's script, and for its answer, in milliseconds. */
const TIME_LIMIT = 30_000;

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const firstLine = ({ message }: Error) => message.split('\n')[0]!;

const address = process.argv[2] ?? '';
if (!URL.canParse(address)) giveUp('Which site? Usage: npm run canary -- https://www.example.com');
const { site } = getContent();
const browser = await chromium
  .launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
  .catch((error: Error) => giveUp(`The browser does not start: ${firstLine(error)}`));
const page = await browser.newPage();
page.setDefaultTimeout(TIME_LIMIT);

/** What the service answers when it refuses the message. */
const refused = new Promise<string>((resolve) =>
  page.on('response', (response) => {
    const { host, pathname } = new URL(response.url());
    if (pathname !== SEND_FORM_PATH || response.status() === 200) return;
    const tell = (text: string) => resolve(`${host} answers ${response.status()}: ${text}`);
    void response.text().then(tell, () => tell(''));
  }),
);

/** Sends the message. @returns what went wrong; empty if the form says that it was sent */
async function send(): Promise<string> {
  const response = await page.goto(new URL('/contacts', address).href);
  if (!response?.ok()) return `/contacts answers ${response?.status()}`;
  // Until its script runs, the browser would post the form itself.
  const form = page.locator('form[novalidate]');
  // Mailbox rules can sort these messages by their sender.
  await form.locator('[name=fullname]').fill('Website test');
  await form.locator('[name=email]').fill(site.email);
  const day = new Date().toISOString().slice(0, 10);
  await form.locator('[name=message]').fill(`Sent by the website on ${day} to test the form. No reply is needed.`);
  await form.locator('[type=submit]').click();
  // The form has this role only when it says that the message was sent.
  const sent = page.getByRole('alert').waitFor();
  return Promise.race([sent.then(() => ''), refused]);
}

const found = await send().catch(firstLine);
if (!browser.isConnected()) giveUp(`The browser has ended: ${found}`);
await browser.close();
console.log(found ? `Not sent: ${found}` : `Sent a message through ${address}`);
process.exitCode = found ? 1 : 0;
