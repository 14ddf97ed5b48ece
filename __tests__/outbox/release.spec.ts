import { times } from './counts';
import { expect, submit, test, type Browser } from './device';
import { form as words } from '@/__tests__/support/content/site-texts';
import { bundleWorker } from '@/tools/postbuild/islands/bundle';

/** The worker may serve the page only while the server does not respond. */

test('after a browser restart with the server down, the page opens, accepts a message, and sends it later', async ({
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

test('a new release appears immediately, even after going back', async ({ device, site }) => {
  const release = (name: string) => site.changes.set('/contacts', (page) => page.replace('</title>', `, ${name}$&`));
  release('release 1');
  const { page } = await device.openWithWorker();
  await expect(page).toHaveTitle(/release 1$/);
  await page.goto(`${site.url}/about`);
  release('release 2');
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

test('a build without the worker removes it when the page is loaded again', async ({ device, site }) => {
  const body = Buffer.from(await bundleWorker({ NEXT_PUBLIC_SERVICE_WORKER: 'off' })).toString();
  await device.openWithWorker();
  expect(await hasWorker(device)).toBe(true);
  site.changes.set('/sw.js', () => body);
  await device.openForm();
  const form = await device.openForm();
  await expect.poll(() => hasWorker(device)).toBe(false);
  await submit(form, 'Without a worker');
  await expect.poll(() => site.arrived()).toEqual(['Without a worker']);
});

test('a worker that is missing or throws breaks no page', async ({ device, site }) => {
  const throws = 'throw new Error("broken");';
  const atEvents = `for (const type of ["fetch", "sync", "message", "install"]) addEventListener(type, () => { ${throws} });`;
  await device.openWithWorker();
  for (const script of [undefined, throws, atEvents]) {
    site.changes.set('/sw.js', () => script);
    // The page loads with the earlier worker first, then with this one.
    for (const load of ['first', 'second']) {
      const form = await device.openForm();
      await submit(form, `${load} of ${script}`);
      await expect.poll(() => site.arrived(), { timeout: 20_000 }).toContain(`${load} of ${script}`);
    }
    const { page } = await device.openForm();
    await page.goto(`${site.url}/about`);
    await expect(page.locator('header island-menu:defined')).toBeAttached();
  }
});
