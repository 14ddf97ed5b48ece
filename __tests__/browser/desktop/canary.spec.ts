import type { BrowserContext } from '@playwright/test';
import { canary, NAME } from '@/tools/live/canary';
import { content, form as labels } from '@/__tests__/support/content/site-texts';
import { expect, siteTest as test } from '@/__tests__/support/fixtures';

/** What the canary reports when the form works and when it fails. It never sends twice. */

let context: BrowserContext;
let posted: string[];
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext();
  posted = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.postData() ?? '');
  });
});

test('the canary sends a message with eight fields and the site’s email address', async ({ site, mailbox }) => {
  expect(await canary(context, site.url)).toBe('');
  const [mail] = await mailbox.expectCount(1);
  expect(mail!.fields).toMatchObject({ fullname: NAME, email: content.site.email, phone: '' });
  expect(posted[0]!.match(/; name="/g)).toHaveLength(8);
  expect(context.pages()).toEqual([]);
});

const REFUSED: [status: number, body: string, reason: string][] = [
  [503, 'Unavailable', labels.failure.error],
  [412, 'Invalid grant. Please reconnect your Gmail account', labels.failure.refused],
];

test('the canary reports the service’s response, and sends nothing later', async ({
  browser,
  site,
  failMail,
  mailbox,
}) => {
  for (const [status, body, reason] of REFUSED) {
    failMail({ kind: 'answer', status, body });
    const visit = await browser.newContext();
    const found = await canary(visit, site.url);
    expect(found).toContain(`The form says: ${reason}`);
    expect(found).toContain(`answers ${status}: ${body}`);
    // The canary's pages are closed, so they cannot send later.
    expect(visit.pages()).toEqual([]);
  }
  await mailbox.expectCount(0);
});

test('the canary reports a service that does not respond', async ({ site, failMail }) => {
  failMail({ kind: 'silence' });
  await context.clock.install();
  const found = canary(context, site.url);
  await expect.poll(() => posted).toHaveLength(1);
  await context.clock.fastForward(15_000);
  expect(await found).toContain(labels.failure.noAnswer);
});

const BROKEN: [name: string, plant: () => Promise<unknown>, found: string][] = [
  [
    'a Submit that does nothing',
    () =>
      context.addInitScript(() =>
        addEventListener('submit', (event) => event.stopImmediatePropagation() ?? event.preventDefault(), true),
      ),
    'The form showed no result within 2 seconds.',
  ],
  [
    'a script that does not run',
    () => context.route('**/islands/*', (route) => route.abort()),
    'The form’s script is not running.',
  ],
  [
    'a page that is not there',
    () => context.route('**/contacts', (route) => route.fulfill({ status: 404, body: 'Not Found' })),
    'The contact page returned 404.',
  ],
];
for (const [name, plant, found] of BROKEN) {
  test(`${name} is reported, and nothing is sent`, async ({ site }) => {
    await plant();
    expect(await canary(context, site.url, 2_000)).toBe(found);
    expect(posted).toEqual([]);
  });
}
