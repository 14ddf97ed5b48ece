import type { Result } from '@/components/contact-form/email/send';
import { createLedger } from '@/components/contact-form/outbox/attempt-log';
import { FakeIndexedDb } from './fake-indexed-db';

const DELIVERED: Result = { type: 'delivered' };
const REFUSED: Result = { type: 'failed', kind: 'refused', status: 500, text: 'broken' };
const NO_ANSWER: Result = { type: 'unclear', kind: 'noAnswer', status: 0, text: '' };
const HOUR = 3_600_000;

let device: FakeIndexedDb;

beforeEach(() => {
  jest.useFakeTimers();
  device = FakeIndexedDb.install();
});
afterEach(() => jest.useRealTimers());

test('one window reads what another one noted', async () => {
  await createLedger().note('one', 1);
  await createLedger().note('two', 3, REFUSED);
  expect(await createLedger().read()).toEqual([
    { id: 'one', tries: 1, result: undefined, at: Date.now() },
    { id: 'two', tries: 3, result: REFUSED, at: Date.now() },
  ]);
});

test('a try begins once, whichever window begins it', async () => {
  const [one, other] = [createLedger(), createLedger()];
  expect(await Promise.all([one.note('one', 1), other.note('one', 1)])).toEqual([true, false]);
  await one.note('one', 1, REFUSED);
  expect(await other.note('one', 1)).toBe(false);
  expect(await other.note('one', 2)).toBe(true);
});

test.each<[string, [number, Result?], [number, Result?], boolean]>([
  ['a late result replaces the time-out', [1, NO_ANSWER], [1, REFUSED], true],
  ['a late result says nothing about a later try', [2], [1, REFUSED], false],
  ['a late delivery ends every try', [2], [1, DELIVERED], true],
  ['nothing follows a delivery: no result', [1, DELIVERED], [2, REFUSED], false],
  ['nothing follows a delivery: no try', [1, DELIVERED], [2], false],
])('%s', async (_, first, second, noted) => {
  await createLedger().note('one', ...first);
  expect(await createLedger().note('one', ...second)).toBe(noted);
  const [tries, result] = noted ? second : first;
  expect(await createLedger().read()).toMatchObject([{ tries, result }]);
});

test('a note goes when it is read an hour later, or by a clock that was put back', async () => {
  await createLedger().note('one', 1, DELIVERED);
  jest.setSystemTime(Date.now() + HOUR);
  expect(await createLedger().read()).toHaveLength(1);
  await createLedger().note('two', 1, DELIVERED);
  jest.setSystemTime(Date.now() + 1);
  expect(await createLedger().read()).toHaveLength(2);
  expect(await createLedger().read()).toMatchObject([{ id: 'two' }]);
  jest.setSystemTime(Date.now() - 30 * 24 * HOUR);
  await createLedger().read();
  expect(await createLedger().read()).toEqual([]);
});

test('reading and clearing leave nothing on a device on which nothing was sent', async () => {
  expect(await createLedger().read()).toEqual([]);
  createLedger().clear();
  expect(device.records).toBeUndefined();
});

test('clearing leaves no note', async () => {
  await createLedger().note('one', 1, DELIVERED);
  createLedger().clear();
  expect(await createLedger().read()).toEqual([]);
});

describe('nothing is held up', () => {
  const expectNothingHeldUp = async () => {
    const ledger = createLedger();
    const known = ledger.read();
    const noted = ledger.note('one', 1);
    ledger.clear();
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
