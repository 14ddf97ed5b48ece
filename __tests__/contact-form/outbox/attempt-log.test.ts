import type { Result } from '@/components/contact-form/email/send';
import { createAttemptLog } from '@/components/contact-form/outbox/attempt-log';
import { FakeIndexedDb } from './fake-indexed-db';

const DELIVERED: Result = { type: 'delivered' };
const REFUSED: Result = { type: 'failed', kind: 'refused', text: 'broken' };
const NO_ANSWER: Result = { type: 'unconfirmed', kind: 'noAnswer' };
const HOUR = 3_600_000;

let device: FakeIndexedDb;

beforeEach(() => {
  jest.useFakeTimers();
  device = FakeIndexedDb.install();
});
afterEach(() => jest.useRealTimers());

test('one window reads what another one noted', async () => {
  await createAttemptLog().record('one', 1);
  await createAttemptLog().record('two', 3, REFUSED);
  expect(await createAttemptLog().read()).toEqual([
    { id: 'one', tries: 1, result: undefined, at: Date.now() },
    { id: 'two', tries: 3, result: REFUSED, at: Date.now() },
  ]);
});

test('a try begins once, whichever window begins it', async () => {
  const [one, other] = [createAttemptLog(), createAttemptLog()];
  expect(await Promise.all([one.record('one', 1), other.record('one', 1)])).toEqual([true, false]);
  await one.record('one', 1, REFUSED);
  expect(await other.record('one', 1)).toBe(false);
  expect(await other.record('one', 2)).toBe(true);
});

test.each<[string, [number, Result?], [number, Result?], boolean]>([
  ['a late result replaces the time-out', [1, NO_ANSWER], [1, REFUSED], true],
  ['a late result says nothing about a later try', [2], [1, REFUSED], false],
  ['a late delivery ends every try', [2], [1, DELIVERED], true],
  ['nothing follows what was stored', [1, { type: 'stored' }], [2], false],
  ['nothing follows a delivery: no result', [1, DELIVERED], [2, REFUSED], false],
  ['nothing follows a delivery: no try', [1, DELIVERED], [2], false],
])('%s', async (_, first, second, noted) => {
  await createAttemptLog().record('one', ...first);
  expect(await createAttemptLog().record('one', ...second)).toBe(noted);
  const [tries, result] = noted ? second : first;
  expect(await createAttemptLog().read()).toMatchObject([{ tries, result }]);
});

test('a note goes when it is read an hour later, or by a clock that was put back', async () => {
  await createAttemptLog().record('one', 1, DELIVERED);
  jest.setSystemTime(Date.now() + HOUR);
  expect(await createAttemptLog().read()).toHaveLength(1);
  await createAttemptLog().record('two', 1, DELIVERED);
  jest.setSystemTime(Date.now() + 1);
  expect(await createAttemptLog().read()).toHaveLength(2);
  expect(await createAttemptLog().read()).toMatchObject([{ id: 'two' }]);
  jest.setSystemTime(Date.now() - 30 * 24 * HOUR);
  await createAttemptLog().read();
  expect(await createAttemptLog().read()).toEqual([]);
});

test('reading and clearing leave nothing on a device on which nothing was sent', async () => {
  expect(await createAttemptLog().read()).toEqual([]);
  createAttemptLog().clear();
  expect(device.records).toBeUndefined();
});

test('clearing leaves no note', async () => {
  await createAttemptLog().record('one', 1, DELIVERED);
  createAttemptLog().clear();
  expect(await createAttemptLog().read()).toEqual([]);
});

describe('nothing is held up', () => {
  const expectNothingHeldUp = async () => {
    const log = createAttemptLog();
    const known = log.read();
    const noted = log.record('one', 1);
    log.clear();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await Promise.all([known, noted])).toEqual([[], true]);
  };

  test('where there is no IndexedDB', async () => {
    Reflect.deleteProperty(window, 'indexedDB');
    await expectNothingHeldUp();
  });

  test('where it is blocked', async () => {
    jest.spyOn(device, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expectNothingHeldUp();
  });

  test('where it does not answer', async () => {
    jest.spyOn(device, 'open').mockReturnValue({} as ReturnType<FakeIndexedDb['open']>);
    await expectNothingHeldUp();
  });
});
