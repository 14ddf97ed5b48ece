import { execFile } from 'node:child_process';
import { content } from '@/__tests__/support/content/site-texts';
import { expect, siteTest as test } from '@/__tests__/support/fixtures';
import { findTestBrowser } from '@/tools/shared/find-browser';

const canary = (address: string, env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(
      'node',
      ['--import', 'tsx', 'tools/commands/canary.ts', address],
      { env: { ...process.env, CHROMIUM: findTestBrowser(), ...env } },
      (error, output) => resolve({ code: error?.code ?? 0, output }),
    ),
  );

test('the canary sends a message from “Website test” with the site’s email address', async ({ site, mailbox }) => {
  expect(await canary(site.url)).toMatchObject({ code: 0 });
  const [mail] = await mailbox.expectCount(1);
  expect(mail!.fields).toMatchObject({ fullname: 'Website test', email: content.site.email, phone: '' });
});

test('the canary reports the answer of a service that refuses', async ({ site, failMail }) => {
  failMail({ kind: 'answer', status: 412, body: 'Invalid grant. Please reconnect your Gmail account' });
  const { code, output } = await canary(site.url);
  expect([code, output]).toEqual([1, expect.stringContaining('answers 412: Invalid grant')]);
});

test('a browser that does not start is no fault of the site', async ({ site }) => {
  expect(await canary(site.url, { CHROMIUM: process.execPath })).toMatchObject({ code: 2, output: '' });
});
