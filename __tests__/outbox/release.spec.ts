import { times } from './counts';
import { expect, submit, test, type Browser } from './device';
import { form as words } from '../browser/content';
import { bundleWorker } from '@/tools/publish/islands/bundle';

/** What a worker may do to a page: answer it when the server does not, and nothing else. */

test('the browser is restarted, and the server is down: the page opens, takes a message, and sends it later', async ({
  device,
  site,
}) => {
  await device.openWithWorker();
  await site.stop();
  await device.restart();
  const form = await device.openForm();
  await submit(form, 'Without a server');
  await expect(form.failure).toContainText(words.failure.offline);
  await site.start();
  await expect(form.success.or(form.sentLine).first()).toBeVisible({ timeout: 30_000 });
  expect(await site.arrived()).toEqual(['Without a server']);
});

test('a new release is shown at once, also when going back', async ({ device, site }) => {
  site.release = 'release 1';
  const { page } = await device.openWithWorker();
  await expect(page).toHaveTitle(/release 1$/);
  await page.goto(`${site.url}/about`);
  site.release = 'release 2';
  const steps = [
    () => page.goto(`${site.url}/contacts`),
    () => page.reload(),
    async () => {
      await page.goto(`${site.url}/about`);
      await page.goBack({ waitUntil: 'commit' });
      await page.goForward({ waitUntil: 'commit' });
      await page.goBack({ waitUntil: 'commit' });
    },
  ];
  for (let count = 0; count < times(50, 8); count++) {
    await steps[count % steps.length]!();
    await expect(page).toHaveTitle(/release 2$/);
    expect(new URL(page.url()).pathname).toBe('/contacts');
  }
});

/** Whether a page has a worker or a cache. */
const hasWorker = (device: Browser) =>
  device.context
    .pages()
    .at(-1)!
    .evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length + (await caches.keys()).length > 0;
    });

test('a build without the worker has removed it when the page is loaded again', async ({ device, site }) => {
  const body = await bundleWorker({ NEXT_PUBLIC_SERVICE_WORKER: 'off' });
  await device.openWithWorker();
  expect(await hasWorker(device)).toBe(true);
  site.replaced.set('/sw.js', { body: Buffer.from(body).toString() });
  await device.openForm();
  const form = await device.openForm();
  await expect.poll(() => hasWorker(device)).toBe(false);
  await submit(form, 'Without a worker');
  await expect.poll(() => site.arrived()).toEqual(['Without a worker']);
});

for (const [name, script] of [
  ['an earlier release, which has none', {}],
  ['one that throws', { body: 'throw new Error("broken");' }],
  [
    'one that throws at each event',
    {
      body: 'for (const type of ["fetch","sync","message","install"]) addEventListener(type, () => { throw new Error("broken"); });',
    },
  ],
] as const) {
  test(`the worker of ${name} breaks no page`, async ({ device, site }) => {
    await device.openWithWorker();
    site.replaced.set('/sw.js', script);
    for (let count = 0; count < 3; count++) {
      const form = await device.openForm();
      await submit(form, `Message ${count}`);
      await expect.poll(() => site.arrived(), { timeout: 20_000 }).toHaveLength(count + 1);
    }
    const { page } = await device.openForm();
    await page.goto(`${site.url}/about`);
    await expect(page.locator('header nav[data-hydrated]')).toBeAttached();
  });
}
