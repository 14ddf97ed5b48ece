import type { Result } from '@/components/contact-form/email/send';
import {
  MAX_AGE,
  MAX_BACKOFF,
  nextDelay,
  nextDue,
  backoff,
  reducer,
  RETRY_WINDOW,
  type Outbox,
  type Action,
} from '@/components/contact-form/outbox/reducer';
import { message } from './messages';

const DELIVERED: Result = { type: 'delivered' };
const REFUSED: Result = { type: 'failed', kind: 'refused', text: '' };
const NO_ANSWER: Result = { type: 'unconfirmed', kind: 'noAnswer' };

/** The outbox after some events, and the first message in it. */
function after(start: Outbox, ...events: Action[]) {
  const outbox = events.reduce(reducer, start);
  return { outbox, first: outbox[0] };
}

const answered = (tries: number, result: Result, now = 0): Action => ({
  type: 'result',
  id: 'one',
  tries,
  result,
  now,
});
const SENDING = [message({ state: 'sending', tries: 1 })];

test('a message is queued, sent, and gone once delivered', () => {
  const { id, fields } = message();
  const queued = after([], { type: 'submit', id, fields, now: 1_000, due: 1_500 });
  expect(queued.first).toEqual(message({ due: 1_500 }));
  const sending = after(queued.outbox, { type: 'send', id });
  expect(sending.first).toMatchObject({ state: 'sending', tries: 1 });
  expect(after(sending.outbox, answered(1, DELIVERED)).outbox).toEqual([]);
});

test('a failed message waits, longer after each try', () => {
  expect(after(SENDING, answered(1, REFUSED, 7)).first).toMatchObject({
    state: 'retry',
    failure: 'refused',
    due: 5_007,
  });
  expect([1, 2, 3, 4].map(backoff)).toEqual([5_000, 15_000, 45_000, 135_000]);
  expect(backoff(100)).toBe(MAX_BACKOFF);
});

test('a message without an answer is not sent again by itself', () => {
  const { outbox, first } = after(SENDING, answered(1, NO_ANSWER), { type: 'wake' }, { type: 'send', id: 'one' });
  expect(first).toMatchObject({ state: 'unconfirmed', failure: 'noAnswer', tries: 1 });
  expect(nextDue(outbox, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(nextDelay(outbox, 0)).toBeUndefined();
});

test('the visitor sends an unconfirmed message again', () => {
  const { outbox } = after(SENDING, answered(1, NO_ANSWER), { type: 'send-again', id: 'one', now: 9 });
  expect(nextDue(outbox, 0)?.id).toBe('one');
});

test('a late delivery ends a message, whatever was decided since', () => {
  expect(after(SENDING, answered(1, NO_ANSWER), answered(1, DELIVERED)).outbox).toEqual([]);
  expect(after([message({ state: 'sending', tries: 2 })], answered(1, DELIVERED)).outbox).toEqual([]);
});

test('a late failure makes an unconfirmed message one to retry, and says nothing of a newer try', () => {
  expect(after(SENDING, answered(1, NO_ANSWER), answered(1, REFUSED)).first).toMatchObject({ state: 'retry' });
  const newer = [message({ state: 'sending', tries: 2 })];
  expect(after(newer, answered(1, REFUSED)).outbox).toEqual(newer);
});

test('the answer to a try that this window has not seen tells of that try', () => {
  const older = [message({ state: 'queued', tries: 1 })];
  expect(after(older, answered(2, REFUSED)).first).toMatchObject({ state: 'retry', tries: 2, failure: 'refused' });
  expect(after(older, answered(2, NO_ANSWER)).first).toMatchObject({
    state: 'unconfirmed',
    tries: 2,
    failure: 'noAnswer',
  });
});

test('what the visitor decided since stands: an answer that is known already changes nothing', () => {
  const again = after(SENDING, answered(1, NO_ANSWER), { type: 'send-again', id: 'one', now: 9 }).outbox;
  expect(after(again, answered(1, NO_ANSWER)).outbox).toEqual(again);
  const unconfirmed = after(SENDING, answered(1, NO_ANSWER)).outbox;
  expect(after(unconfirmed, answered(1, NO_ANSWER)).first).toBe(unconfirmed[0]);
});

test('a message that was cut off while it was sent may have arrived', () => {
  expect(after(SENDING, { type: 'interrupted' }).first).toMatchObject({ state: 'unconfirmed', failure: 'interrupted' });
});

test('opening the page or coming back online ends the pause of what waits', () => {
  const waiting = [message({ state: 'retry', tries: 4, due: 99_000 })];
  expect(nextDue(waiting, 0)).toBeUndefined();
  expect(nextDue(after(waiting, { type: 'wake' }).outbox, 0)?.id).toBe('one');
});

test('nothing is sent while another message is', () => {
  const outbox = [...SENDING, message({ id: 'two' })];
  expect(nextDue(outbox, 0)).toBeUndefined();
  expect(after(outbox, { type: 'send', id: 'two' }).outbox).toEqual(outbox);
});

test('sending again what is being sent changes nothing', () => {
  expect(after(SENDING, { type: 'send-again', id: 'one', now: 9 }).outbox).toEqual(SENDING);
});

test('a discarded message is gone, and a later answer does not bring it back', () => {
  expect(after(SENDING, { type: 'discard', id: 'one' }, answered(1, REFUSED)).outbox).toEqual([]);
});

describe('24 hours after Submit', () => {
  test.each(['queued', 'retry'] as const)('a message in the state %s is sent by itself no longer', (state) => {
    const start = [message({ state, at: 0 })];
    expect(after(start, { type: 'expire', now: RETRY_WINDOW - 1 }).first).toMatchObject({ state });
    const { outbox, first } = after(start, { type: 'expire', now: RETRY_WINDOW }, { type: 'wake' });
    expect(first).toMatchObject({ state: 'stale', failure: 'stale' });
    expect(nextDue(outbox, RETRY_WINDOW)).toBeUndefined();
    expect(nextDelay(outbox, RETRY_WINDOW)).toBeUndefined();
    expect(RETRY_WINDOW).toBe(86_400_000);
  });

  test.each(['sending', 'unconfirmed'] as const)('a message in the state %s stays in it', (state) => {
    expect(after([message({ state, at: 0 })], { type: 'expire', now: RETRY_WINDOW }).first).toMatchObject({ state });
  });

  test('Send again gives it another 24 hours', () => {
    const now = 2 * RETRY_WINDOW;
    const again = after([message({ state: 'stale', at: 0 })], { type: 'send-again', id: 'one', now });
    expect(nextDue(again.outbox, now)?.id).toBe('one');
    expect(after(again.outbox, { type: 'expire', now: now + RETRY_WINDOW - 1 }).first?.state).toBe('queued');
  });
});

test('what the second channel has stored leaves the outbox', () => {
  expect(after(SENDING, answered(1, { type: 'stored' })).outbox).toEqual([]);
});

describe('the clock', () => {
  test('a message goes after 30 days, not before', () => {
    const start = [message({ at: 0 })];
    expect(after(start, { type: 'expire', now: MAX_AGE - 1 }).outbox).toHaveLength(1);
    expect(after(start, { type: 'expire', now: MAX_AGE }).outbox).toHaveLength(0);
    expect(MAX_AGE).toBe(30 * 86_400_000);
  });

  test('a clock that was put back keeps the message, and for 30 days at most', () => {
    const { first } = after([message({ at: 10 * MAX_AGE })], { type: 'expire', now: 5 });
    expect(first).toMatchObject({ at: 5 });
  });

  test('a clock that was put back makes no pause longer', () => {
    const waiting = [message({ state: 'retry', due: 10 * MAX_AGE })];
    expect(nextDelay(waiting, 5)).toBe(0);
    expect(nextDue(waiting, 5)?.id).toBe('one');
  });
});

test('the next pause is that of the message due first', () => {
  const outbox = [
    message({ due: 700 }),
    message({ id: 'two', state: 'retry', due: 300 }),
    message({ state: 'unconfirmed' }),
  ];
  expect(nextDelay(outbox, 100)).toBe(200);
});
