/** @jest-environment node */
import type { Result } from '@/lib/contact/result';
import {
  backoff,
  claim as claimOf,
  CLAIM,
  MAX_AGE,
  next,
  afterTime,
  postpone,
  RETRY_WINDOW,
  sendAgain,
  settle,
  submit,
  type Change,
  type Outbox,
} from '@/lib/outbox/message';
import { NO_FIELDS } from '@/lib/contact/fields';
import { BUSY, DELIVERED, message, NO_ANSWER, REFUSED } from './messages';

const DAY = 86_400_000;

/** The outbox after some changes, and its first message. */
function after(start: Outbox, ...changes: Change[]) {
  const outbox = changes.reduce((all, change) => change(all), start);
  return { outbox, first: outbox[0] };
}

const claim = (token: string, now = 0) => claimOf('one', token, now);
const resultOf = (token: string, result: Result, now = 0) => settle('one', token, result, now);
const wake = afterTime(2_000, 'opening');
const SENDING = after([message({ at: 0 })], claim('a')).outbox;

test('a message is queued, claimed, sent, and leaves its time behind until that was shown', () => {
  const { id, fields } = message();
  const queued = after([], submit(id, fields, 1_000, 1_500));
  expect(queued.first).toEqual(message({ due: 1_500 }));
  const sending = after(queued.outbox, claim('a', 2_000));
  expect(sending.first).toMatchObject({ state: 'sending', tries: 1, token: 'a', until: 2_000 + CLAIM });
  const sent = after(sending.outbox, resultOf('a', DELIVERED, 3_000));
  expect(sent.first).toMatchObject({ state: 'delivered', fields: NO_FIELDS, at: 3_000 });
});

test('while one attempt lasts, and a second after it, nobody claims any message', () => {
  const two = [...SENDING, message({ id: 'two' })];
  const other = (now: number) => claimOf('two', 'b', now);
  expect(after(two, claim('b', 5), other(CLAIM - 1)).outbox).toEqual(two);
  expect(next(two, 5)?.delay).toBe(CLAIM - 5);
  const answered = after(two, resultOf('a', DELIVERED, 100)).outbox;
  expect(next(answered, 100)).toEqual({ id: 'two', delay: 1_000 });
  expect(after(answered, other(1_099)).outbox).toEqual(answered);
  expect(after(answered, other(1_100)).outbox[1]).toMatchObject({ state: 'sending', token: 'b' });
});

test('a claim that has ended makes its message unconfirmed, also one from before the clock was put back', () => {
  expect(after(SENDING, afterTime(CLAIM - 1)).outbox).toEqual(SENDING);
  expect(after(SENDING, afterTime(CLAIM)).first).toMatchObject({
    state: 'unconfirmed',
    failure: 'interrupted',
  });
  const old = [message({ at: 0, state: 'sending', until: 10 * MAX_AGE })];
  expect(after(old, afterTime(0)).first).toMatchObject({ state: 'unconfirmed' });
});

test('a failed message is sent again after a delay that grows up to an hour, a refused one once a day', () => {
  expect(after(SENDING, resultOf('a', BUSY, 7)).first).toMatchObject({
    state: 'retry',
    failure: 'tooMany',
    due: 5_007,
  });
  expect([1, 2, 3, 4, 100].map(backoff)).toEqual([5_000, 15_000, 45_000, 135_000, 3_600_000]);
  const busy = after(SENDING, resultOf('a', BUSY, 7)).outbox;
  expect(next(after(busy, wake).outbox, 2_000)?.delay).toBe(0);
  expect(next(after(busy, afterTime(2_000, 'network')).outbox, 2_000)?.delay).toBe(3_007);
  const refused = after(SENDING, resultOf('a', REFUSED, 7), wake).outbox;
  expect(next(refused, 2_000)?.delay).toBe(DAY + 7 - 2_000);
});

test('where nothing can be reached, what is due waits longer each time, or until the network is back', () => {
  const { first, outbox } = after([message()], postpone(7), postpone(8), postpone(5_007));
  expect(first).toMatchObject({ state: 'retry', failure: 'offline', tries: 2, due: 20_007 });
  expect(after(SENDING, postpone(7)).outbox).toEqual(SENDING);
  expect(next(outbox, 7)?.delay).toBe(20_000);
  expect(next(after(outbox, afterTime(2_000, 'network')).outbox, 2_000)?.delay).toBe(0);
});

test('a claim of another tab holds, although this one looked at its clock a moment before', () => {
  const claimed = after([message()], claim('a', 1_000)).outbox;
  expect(after(claimed, afterTime(990)).first).toMatchObject({ state: 'sending' });
});

test('an unconfirmed message is not sent until the visitor wants it', () => {
  const { outbox, first } = after(SENDING, resultOf('a', NO_ANSWER), wake, claim('b', DAY));
  expect(first).toMatchObject({ state: 'unconfirmed', failure: 'noAnswer', tries: 1 });
  expect(next(outbox, DAY)).toBeUndefined();
  expect(next(after(outbox, sendAgain('one', 9)).outbox, DAY)?.delay).toBe(0);
});

test('a late delivery ends a message, also during a later attempt; a late failure counts for its own attempt only', () => {
  const unconfirmed = after(SENDING, resultOf('a', NO_ANSWER)).outbox;
  expect(after(unconfirmed, resultOf('a', BUSY)).first).toMatchObject({ state: 'retry' });
  const later = after(unconfirmed, sendAgain('one', 9), claim('b', DAY)).outbox;
  expect(after(later, resultOf('a', BUSY)).outbox).toEqual(later);
  expect(after(later, resultOf('a', DELIVERED)).first).toMatchObject({ state: 'delivered' });
});

test('the same text submitted again is the same message, unless it was sent', () => {
  const again = submit('two', message().fields, 9, 9);
  expect(after([message({ state: 'unconfirmed' })], again).outbox).toMatchObject([{ id: 'one', state: 'queued' }]);
  expect(after(SENDING, again).outbox).toEqual(SENDING);
  expect(after([message({ state: 'delivered' })], again).outbox).toHaveLength(2);
});

test('after seven days a message waits for the visitor, after 30 it goes', () => {
  for (const state of ['queued', 'retry'] as const) {
    const start = [message({ state, at: 0 })];
    expect(after(start, afterTime(RETRY_WINDOW - 1)).first).toMatchObject({ state });
    const { outbox, first } = after(start, afterTime(RETRY_WINDOW));
    expect(first).toMatchObject({ state: 'stale', failure: 'stale' });
    expect(next(outbox, RETRY_WINDOW)).toBeUndefined();
    expect(after(outbox, sendAgain('one', RETRY_WINDOW), afterTime(2 * RETRY_WINDOW - 1)).first).toMatchObject({
      state: 'queued',
    });
    expect(after(start, afterTime(MAX_AGE)).outbox).toEqual([]);
  }
  expect(RETRY_WINDOW).toBe(7 * DAY);
  expect(MAX_AGE).toBe(30 * DAY);
  const unconfirmed = [message({ state: 'unconfirmed', at: 0 })];
  expect(after(unconfirmed, afterTime(MAX_AGE - 1)).outbox).toEqual(unconfirmed);
});

test('a clock that was put back neither removes a message nor delays it', () => {
  expect(after([message({ at: 10 * MAX_AGE })], afterTime(5)).first).toMatchObject({ at: 5 });
  expect(next(after([message({ state: 'retry', due: 10 * MAX_AGE })], afterTime(5)).outbox, 5)?.delay).toBe(0);
});
