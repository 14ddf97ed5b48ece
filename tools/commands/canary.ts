/**
 * `npm run canary -- https://www.example.com`: sends a message through the contact form of a live site, in a browser;
 * see `tools/live/canary.ts`. Exits with code 1 if it is not sent, and 2 if it could not be tried.
 */
import { chromium } from '@playwright/test';
import { canary, NAME } from '@/tools/live/canary';
import { conclude, siteGiven } from '@/tools/live/command';
import { CHROMIUM_FLAGS, findBrowser } from '@/tools/shared/find-browser';

const { address } = siteGiven('npm run canary -- https://www.example.com');
const browser = await chromium
  .launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
  .catch(({ message }: Error) => console.error(`COULD NOT RUN: no browser could be started. ${message}`));
if (!browser) process.exit(2);
const found = await canary(await browser.newContext(), address);
await browser.close();
console.log(found ? `NOT SENT: ${found}` : `SENT: a message from “${NAME}”, through ${address}`);
await conclude({ 'contact-form': found });
