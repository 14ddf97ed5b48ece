import { setTimeout as wait } from 'node:timers/promises';
import { times } from './counts';
import { expect, submit, test, type Site } from './device';
import { form as words } from '@/__tests__/support/content/site-texts';
import { MESSAGE } from '@/__tests__/support/contact-form-part';

/** What happens to messages when the network goes, the service fails, or the browser is killed. */

/** Longer than an attempt takes, in milliseconds. */
const ATTEMPT = 21_000;

/** Waits until a message has arrived although no page is open. */
async function expectArrival(site: Site, text: string, timeout = 10_000): Promise<void> {
  await expect.poll(() => site.arrived(), { timeout, intervals: [100] }).toContain(text);
}

for (const after of ['the page is closed', 'the browser is restarted'] as const) {
  test(`after ${after}, a message submitted offline arrives once, within 10 seconds of the network’s return`, async ({
    device,
    site,
  }) => {
    const texts: string[] = [];
    for (let round = 0; round < times(20, 1); round++) {
      const form = await device.openWithWorker();
      await site.stop();
      texts.push(`Round ${round}`);
      await submit(form, texts.at(-1)!);
      await expect(form.failure).toContainText(words.failure.whenClosed);
      if (after === 'the page is closed') await form.page.close();
      else await device.restart();
      await site.start();
      await device.wakeWorker();
      await expectArrival(site, texts.at(-1)!);
    }
    await wait(3_000);
    expect(await site.arrived()).toEqual(texts);
    expect(site.posts).toHaveLength(texts.length);
  });
}

test('a browser that is killed 20 ms or more after the form has kept a message does not lose it', async ({
  device,
  site,
}, info) => {
  test.slow();
  const texts: string[] = [];
  for (let round = 0; round <= times(50, 4); round++) {
    if (round > 0) {
      await device.kill();
      await device.start();
    }
    if (round > 0) await site.start();
    const form = await device.openForm();
    await site.stop();
    // The page may have sent one before the server stopped. Its text is gone then.
    const kept = (await form.kept()).map(({ fields }) => fields.message).filter(Boolean);
    expect([...new Set([...kept, ...(await site.arrived())])].sort()).toEqual(texts);
    texts.push(`Round ${String(round).padStart(2, '0')}`);
    await submit(form, texts.at(-1)!);
    await wait(20 + (round % 10) * 20);
  }
  const arrived = await site.arrived();
  const duplicates = arrived.length - new Set(arrived).size;
  info.annotations.push({ type: 'duplicates', description: `${duplicates} of ${texts.length} messages` });
});

for (const what of ['a tab sends and somebody types', 'the worker sends'] as const) {
  test(`a kill while ${what} counts as an attempt: the message is sent again, and the draft is gone`, async ({
    device,
    site,
  }) => {
    const form = await device.openWithWorker();
    site.fault = () => ({ kind: 'silence' });
    if (what === 'the worker sends') await site.stop();
    await submit(form, 'Interrupted');
    if (what === 'the worker sends') {
      await expect(form.failure).toContainText(words.failure.whenClosed);
      await form.page.close();
      await site.start();
      await device.wakeWorker();
    }
    await expect.poll(() => site.posts.length, { timeout: 10_000 }).toBe(1);
    if (what === 'a tab sends and somebody types') await form.field('message').fill('A draft');
    await device.kill();
    site.fault = () => undefined;
    await device.start();
    const again = await device.openForm();
    expect(await again.kept()).toMatchObject([{ state: 'sending', possible: 1 }]);
    await expect(again.earlier).toContainText(words.earlier.waiting, { timeout: ATTEMPT });
    await again.expectNoWord({ ...MESSAGE, message: 'Interrupted' });
    expect(JSON.stringify(await again.kept())).not.toContain('A draft');
    await expectArrival(site, 'Interrupted', 60_000);
    expect(site.posts).toHaveLength(2);
  });
}

test('if the host does not respond, the message is sent again when the visitor asks', async ({ device, site }) => {
  const form = await device.openForm();
  site.isSilent = true;
  await submit(form, 'In a lift');
  await expect(form.failure).toContainText(words.failure.noAnswer, { timeout: 20_000 });
  site.isSilent = false;
  // The earlier requests now get no response.
  await site.stop();
  await site.start();
  await form.sendAgain.click();
  await expect(form.success.or(form.sentLine).first()).toBeVisible();
  expect(await site.arrived()).toEqual(['In a lift']);
});
