import type { Result } from '@/components/contact-form/email/send';
import {
  EXPIRY,
  LONGEST_PAUSE,
  nextPause,
  nextToSend,
  pauseAfter,
  step,
  type Outbox,
  type OutboxEvent,
} from '@/components/contact-form/outbox/reducer';
import { message } from './messages';

const DELIVERED: Result = { type: 'delivered' };
const REFUSED: Result = { type: 'failed', kind: 'refused', status: 500, text: '' };
const NO_ANSWER: Result = { type: 'unclear', kind: 'noAnswer', status: 0, text: '' };

/** The outbox after some events, and the first message in it. */
function after(start: Outbox, ...events: OutboxEvent[]) {
  const outbox = events.reduce(step, start);
  return { outbox, first: outbox[0] };
}

const answer = (tries: number, result: Result, now = 0): OutboxEvent => ({
  type: 'answer',
  id: 'one',
  tries,
  result,
  now,
});
const SENDING = [message({ state: 'sending', tries: 1 })];

test('a message is handed over, sent, and gone once delivered', () => {
  const { id, fields } = message();
  const handedOver = after([], { type: 'hand-over', id, fields, now: 1_000, due: 1_500 });
  expect(handedOver.first).toEqual(message({ due: 1_500 }));
  const sending = after(handedOver.outbox, { type: 'send', id });
  expect(sending.first).toMatchObject({ state: 'sending', tries: 1 });
  expect(after(sending.outbox, answer(1, DELIVERED)).outbox).toEqual([]);
});

test('a failed message waits, longer after each try', () => {
  expect(after(SENDING, answer(1, REFUSED, 7)).first).toMatchObject({
    state: 'waiting',
    failure: 'refused',
    due: 5_007,
  });
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([5_000, 15_000, 45_000, 135_000]);
  expect(pauseAfter(100)).toBe(LONGEST_PAUSE);
});

test('a message without an answer is not sent again by itself', () => {
  const { outbox, first } = after(SENDING, answer(1, NO_ANSWER), { type: 'wake' }, { type: 'send', id: 'one' });
  expect(first).toMatchObject({ state: 'unclear', failure: 'noAnswer', tries: 1 });
  expect(nextToSend(outbox, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(nextPause(outbox, 0)).toBeUndefined();
});

test('the visitor sends an unclear message again', () => {
  const { outbox } = after(SENDING, answer(1, NO_ANSWER), { type: 'again', id: 'one' });
  expect(nextToSend(outbox, 0)?.id).toBe('one');
});

test('a late delivery ends a message, whatever was decided since', () => {
  expect(after(SENDING, answer(1, NO_ANSWER), answer(1, DELIVERED)).outbox).toEqual([]);
  expect(after([message({ state: 'sending', tries: 2 })], answer(1, DELIVERED)).outbox).toEqual([]);
});

test('a late failure makes an unclear message a waiting one, and says nothing of a newer try', () => {
  expect(after(SENDING, answer(1, NO_ANSWER), answer(1, REFUSED)).first).toMatchObject({ state: 'waiting' });
  const newer = [message({ state: 'sending', tries: 2 })];
  expect(after(newer, answer(1, REFUSED)).outbox).toEqual(newer);
});

test('the answer to a try that this window has not seen tells of that try', () => {
  const older = [message({ state: 'handed-over', tries: 1 })];
  expect(after(older, answer(2, REFUSED)).first).toMatchObject({ state: 'waiting', tries: 2, failure: 'refused' });
  expect(after(older, answer(2, NO_ANSWER)).first).toMatchObject({ state: 'unclear', tries: 2, failure: 'noAnswer' });
});

test('what the visitor decided since stands: an answer that is known already changes nothing', () => {
  const again = after(SENDING, answer(1, NO_ANSWER), { type: 'again', id: 'one' }).outbox;
  expect(after(again, answer(1, NO_ANSWER)).outbox).toEqual(again);
  const unclear = after(SENDING, answer(1, NO_ANSWER)).outbox;
  expect(after(unclear, answer(1, NO_ANSWER)).first).toBe(unclear[0]);
});

test('a message that was cut off while it was sent may have arrived', () => {
  expect(after(SENDING, { type: 'interrupted' }).first).toMatchObject({ state: 'unclear', failure: 'interrupted' });
});

test('opening the page or coming back online ends the pause of what waits', () => {
  const waiting = [message({ state: 'waiting', tries: 4, due: 99_000 })];
  expect(nextToSend(waiting, 0)).toBeUndefined();
  expect(nextToSend(after(waiting, { type: 'wake' }).outbox, 0)?.id).toBe('one');
});

test('nothing is sent while another message is', () => {
  const outbox = [...SENDING, message({ id: 'two' })];
  expect(nextToSend(outbox, 0)).toBeUndefined();
  expect(after(outbox, { type: 'send', id: 'two' }).outbox).toEqual(outbox);
});

test('sending again what is being sent changes nothing', () => {
  expect(after(SENDING, { type: 'again', id: 'one' }).outbox).toEqual(SENDING);
});

test('a discarded message is gone, and a later answer does not bring it back', () => {
  expect(after(SENDING, { type: 'discard', id: 'one' }, answer(1, REFUSED)).outbox).toEqual([]);
});

describe('the clock', () => {
  test('a message goes after 30 days, not before', () => {
    const start = [message({ at: 0 })];
    expect(after(start, { type: 'expire', now: EXPIRY - 1 }).outbox).toHaveLength(1);
    expect(after(start, { type: 'expire', now: EXPIRY }).outbox).toHaveLength(0);
    expect(EXPIRY).toBe(30 * 86_400_000);
  });

  test('a clock that was put back keeps the message, and for 30 days at most', () => {
    const { first } = after([message({ at: 10 * EXPIRY })], { type: 'expire', now: 5 });
    expect(first).toMatchObject({ at: 5 });
  });

  test('a clock that was put back makes no pause longer', () => {
    const waiting = [message({ state: 'waiting', due: 10 * EXPIRY })];
    expect(nextPause(waiting, 5)).toBe(0);
    expect(nextToSend(waiting, 5)?.id).toBe('one');
  });
});

test('the next pause is that of the message due first', () => {
  const outbox = [
    message({ due: 700 }),
    message({ id: 'two', state: 'waiting', due: 300 }),
    message({ state: 'unclear' }),
  ];
  expect(nextPause(outbox, 100)).toBe(200);
});
