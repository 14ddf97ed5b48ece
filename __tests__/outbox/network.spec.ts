import { setTimeout as wait } from 'node:timers/promises';
import { times } from './counts';
import { expect, submit, test, type Site } from './device';
import { form as words } from '../browser/content';
import { MESSAGE } from '../components/contact-form/contact-form-part';
import type { Fault } from '../faults';

/** What becomes of messages when the network goes, the service fails, or the browser is killed. */

const REFUSED: Fault = { kind: 'answer', status: 429 };
const answer = (status: number): Fault => ({ kind: 'answer', status });

/** Longer than a claim lasts. Milliseconds. */
const CLAIM = 21_000;

/** Waits until a message has arrived that nobody has the page for. */
async function expectArrival(site: Site, text: string): Promise<void> {
  await expect.poll(() => site.arrived(), { timeout: 10_000, intervals: [100] }).toContain(text);
}

for (const after of ['the page is closed', 'the browser is restarted'] as const) {
  test(`submitted without a network, ${after}, the network comes back: one message within 10 seconds`, async ({
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

test('a browser that is killed 20 ms after the form has kept a message, or later, loses none', async ({
  device,
  site,
}) => {
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
    // Before the server was stopped, the page may have sent one; that has no text any more.
    const kept = (await form.kept()).map(({ fields }) => fields.message).filter(Boolean);
    expect([...new Set([...kept, ...(await site.arrived())])].sort()).toEqual(texts);
    texts.push(`Round ${String(round).padStart(2, '0')}`);
    await submit(form, texts.at(-1)!);
    await wait(20 + (round % 10) * 20);
  }
});

for (const what of ['a tab sends and somebody types', 'the worker sends'] as const) {
  test(`killed while ${what}: the message is unconfirmed, and shown when asked for; a draft is gone`, async ({
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
    expect(await again.kept()).toContainEqual(expect.objectContaining({ state: 'sending' }));
    await expect(again.earlier).toContainText(words.earlier.unconfirmed, { timeout: CLAIM });
    await again.expectNoWord({ ...MESSAGE, message: 'Interrupted' });
    expect(JSON.stringify(await again.kept())).not.toContain('A draft');
    await again.show.click();
    await again.expectFields({ ...MESSAGE, message: 'Interrupted' });
    await wait(2_000);
    expect(site.posts).toHaveLength(1);
  });
}

test('a host that cannot be reached, although the device is online, gets nothing until it is back', async ({
  device,
  site,
}) => {
  const form = await device.openForm();
  site.isSilent = true;
  await submit(form, 'In a lift');
  await expect(form.failure).toContainText(words.failure.offline);
  expect(await form.page.evaluate(() => navigator.onLine)).toBe(true);
  expect(site.posts).toHaveLength(0);
  site.isSilent = false;
  // What was asked before has no answer any more.
  await site.stop();
  await site.start();
  await expect(form.success.or(form.sentLine).first()).toBeVisible({ timeout: 30_000 });
  expect(await site.arrived()).toEqual(['In a lift']);
});

test('messages under mixed faults, with a connection each: none is lost, and none arrives twice', async ({
  device,
  site,
}) => {
  const count = times(200, 10);
  const faults: [fault: Fault | undefined, hasArrived: boolean][] = [
    [undefined, true],
    [{ kind: 'reset', stage: 'connect' }, false],
    [REFUSED, false],
    [{ kind: 'reset', stage: 'answer' }, true],
    [answer(502), false],
    [{ kind: 'reset', stage: 'body' }, true],
    [{ kind: 'delay', milliseconds: 300 }, true],
  ];
  site.fault = (post) => faults[post % faults.length]![0];
  const form = await device.openForm();
  const texts = Array.from({ length: count }, (_, index) => `Message ${String(index).padStart(3, '0')}`);
  for (const text of texts) await submit(form, text);
  const done = async () => (await form.kept()).every(({ state }) => ['unconfirmed', 'delivered'].includes(state));
  await expect.poll(done, { timeout: count * 3_000 + 30_000, intervals: [1_000] }).toBe(true);
  const arrived = await site.arrived();
  expect(new Set(arrived).size).toBe(arrived.length);
  const waiting = (await form.kept()).filter(({ state }) => state === 'unconfirmed');
  expect([...new Set([...arrived, ...waiting.map(({ fields }) => fields.message)])].sort()).toEqual(texts);
  const sent = site.posts.filter((_, post) => faults[post % faults.length]![1]);
  expect(arrived).toHaveLength(sent.length);
});
