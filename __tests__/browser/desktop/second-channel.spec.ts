import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { DATABASE_ORIGIN, RECIPIENT, SUBJECT } from '@/lib/firebase/mail';
import { NAME } from '@/lib/outbox/constants';
import { writeFirebaseFiles } from '@/tools/hosting/firebase';
import { filesOf } from '@/tools/hosting/site-rules';
import { canary } from '@/tools/live/canary';
import type { Fault } from '@/__tests__/support/faults';
import { ContactFormPart, EMPTY, MESSAGE } from '@/__tests__/support/contact-form-part';
import { expect, test as siteTest } from '@/__tests__/support/fixtures';
import { form as labels } from '@/__tests__/support/content/site-texts';

/**
 * The second channel, in a build that has one: messages that the email service rejects are stored in the document
 * database, under the policy of that build. The database is mocked; `__tests__/unit/components/contact-form` tests its
 * errors.
 */

const ROOT = '.cache/second-channel';
const BUILT = { outDir: `${ROOT}/out`, policyFile: `${ROOT}/policy.json` };
const PROJECT = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-123456789012345678901234567890',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'nestif-site.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'nestif-site',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:123456789012:web:abcdef123456',
};

const test = siteTest.extend<object, { root: string }>({
  root: [
    async ({}, provide) => {
      const flags = [`--to=${BUILT.outDir}`, `--policy=${BUILT.policyFile}`];
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/commands/postbuild.ts', ...flags], {
        env: { ...process.env, ...PROJECT },
      });
      await writeFirebaseFiles({ root: ROOT, ...BUILT });
      await provide(ROOT);
    },
    { scope: 'worker' },
  ],
});
// In one worker, because two would write to the same folder.
test.describe.configure({ mode: 'default' });

const REFUSAL: Fault = { kind: 'answer', status: 403, body: 'The key is not allowed here' };

/** Makes the database accept every message. @returns the requests that write to it */
async function mockDatabase(context: BrowserContext): Promise<Request[]> {
  const written: Request[] = [];
  await context.route(`${DATABASE_ORIGIN}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    written.push(route.request());
    return route.fulfill({ json: { writeResults: [{}], commitTime: '2026-01-01T00:00:00Z' }, headers });
  });
  return written;
}

test('a message that the email service rejects is stored in the database, and the form says so', async ({
  page,
  context,
  problems,
  mailbox,
  failMail,
}) => {
  const form = new ContactFormPart(page);
  problems.allow(/^console (error|warning)/);
  problems.allow(new RegExp(`^request to ${DATABASE_ORIGIN}`));
  const written = await mockDatabase(context);
  failMail(REFUSAL);
  await form.open();
  await form.send(MESSAGE);
  await expect(page.getByRole('alert').filter({ hasText: labels.stored.success })).toBeVisible();
  await expect(form.success).toHaveCount(0);
  await form.expectFields(EMPTY);
  const line = new RegExp(labels.stored.sentAt.replace('{time}', '.*\\d\\d:\\d\\d'));
  await expect(page.locator('main p').filter({ hasText: line })).toBeVisible();
  expect(written).toHaveLength(1);
  // Firebase itself keeps nothing on the device.
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([NAME]);
  const { writes } = written[0]!.postDataJSON() as { writes: Record<string, unknown>[] };
  const { fullname, email, phone, message } = MESSAGE;
  const text = `Name: ${fullname}\nEmail: ${email}\nPhone: ${phone}\n\nMessage:\n${message}`;
  expect(writes).toEqual([
    {
      update: {
        name: expect.stringMatching(
          /^projects\/nestif-site\/databases\/\(default\)\/documents\/mail\/[0-9]{1,16}-[0-9.e-]{1,32}$/,
        ),
        fields: {
          toUids: { arrayValue: { values: [{ stringValue: RECIPIENT }] } },
          replyTo: { stringValue: email },
          message: { mapValue: { fields: { subject: { stringValue: SUBJECT }, text: { stringValue: text } } } },
        },
      },
      updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  await mailbox.expectCount(0);
});

test('a second build from the same export differs only in the scripts, the worker and the contact page', () => {
  const read = (folder: string, file: string) =>
    // The names of scripts differ on every page.
    readFileSync(path.join(folder, file), 'latin1').replace(/<script type="module"[^>]*><\/script>/g, '');
  const files = filesOf(BUILT.outDir).filter((file) => !/^(islands\/|contacts\.|sw\.js)/.test(file));
  expect(files).toContain('index.html');
  expect(
    files.filter((file) => !existsSync(path.join('out', file)) || read(BUILT.outDir, file) !== read('out', file)),
  ).toEqual([]);
});

test('the canary fails when a message is stored instead of sent', async ({ browser, site, failMail }) => {
  const context = await browser.newContext();
  await mockDatabase(context);
  failMail(REFUSAL);
  expect(await canary(context, site.url)).toContain(labels.stored.success);
});
