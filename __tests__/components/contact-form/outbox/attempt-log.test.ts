import type { Result } from '@/components/contact-form/email/send';
import { createAttemptLog } from '@/components/contact-form/outbox/attempt-log';
import { FakeIndexedDb } from './fake-indexed-db';
import { DELIVERED, NO_ANSWER, REFUSED } from './messages';

const HOUR = 3_600_000;

let device: FakeIndexedDb;

beforeEach(() => {
  jest.useFakeTimers();
  device = FakeIndexedDb.install();
});
afterEach(() => jest.useRealTimers());

test('an attempt begins once, whichever window begins it, and every window reads it', async () => {
  const [one, other] = [createAttemptLog(), createAttemptLog()];
  expect(await Promise.all([one.record('one', 1), other.record('one', 1)])).toEqual([true, false]);
  await one.record('one', 1, REFUSED);
  expect(await other.read()).toEqual([{ id: 'one', tries: 1, result: REFUSED, at: Date.now() }]);
  expect(await other.record('one', 1)).toBe(false);
  expect(await other.record('one', 2)).toBe(true);
});

test.each<[string, [number, Result?], [number, Result?], boolean]>([
  ['a late result replaces the time-out', [1, NO_ANSWER], [1, REFUSED], true],
  ['a late failure does not replace a later attempt', [2], [1, REFUSED], false],
  ['a late delivery ends every attempt', [2], [1, DELIVERED], true],
  ['nothing replaces "stored"', [1, { type: 'stored' }], [2], false],
  ['no result replaces a delivery', [1, DELIVERED], [2, REFUSED], false],
])('%s', async (_, first, second, recorded) => {
  await createAttemptLog().record('one', ...first);
  expect(await createAttemptLog().record('one', ...second)).toBe(recorded);
  const [tries, result] = recorded ? second : first;
  expect(await createAttemptLog().read()).toMatchObject([{ tries, result }]);
});

test('an entry goes when it is read more than an hour later, or by a clock that was put back', async () => {
  await createAttemptLog().record('one', 1, DELIVERED);
  jest.setSystemTime(Date.now() + HOUR);
  await createAttemptLog().record('two', 1, DELIVERED);
  await createAttemptLog().read();
  expect(await createAttemptLog().read()).toHaveLength(2);
  jest.setSystemTime(Date.now() + 1);
  await createAttemptLog().read();
  expect(await createAttemptLog().read()).toMatchObject([{ id: 'two' }]);
  jest.setSystemTime(Date.now() - 30 * 24 * HOUR);
  await createAttemptLog().read();
  expect(await createAttemptLog().read()).toEqual([]);
});

test('reading and clearing create no database', async () => {
  expect(await createAttemptLog().read()).toEqual([]);
  createAttemptLog().clear();
  expect(device.records).toBeUndefined();
});

test('clearing leaves no entry', async () => {
  await createAttemptLog().record('one', 1, DELIVERED);
  createAttemptLog().clear();
  expect(await createAttemptLog().read()).toEqual([]);
});

test.each<[string, () => void]>([
  ['does not exist', () => Reflect.deleteProperty(window, 'indexedDB')],
  [
    'is blocked',
    () =>
      jest.spyOn(device, 'open').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
  ['does not answer', () => jest.spyOn(device, 'open').mockReturnValue({} as ReturnType<FakeIndexedDb['open']>)],
])('an IndexedDB that %s delays no message for long', async (_, breakIt) => {
  breakIt();
  const log = createAttemptLog();
  const answers = Promise.all([log.read(), log.record('one', 1)]);
  log.clear();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await answers).toEqual([[], true]);
});
