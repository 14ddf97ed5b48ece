import fc from 'fast-check';
import type { Result } from '@/components/contact-form/email/send';
import {
  backoff,
  MAX_AGE,
  MAX_BACKOFF,
  nextDelay,
  nextDue,
  reducer,
  RETRY_WINDOW,
  type Action,
  type Outbox,
} from '@/components/contact-form/outbox/reducer';
import { DELIVERED, message, NO_ANSWER, REFUSED } from './messages';

/** The outbox after some actions, and its first message. */
function after(start: Outbox, ...actions: Action[]) {
  const outbox = actions.reduce(reducer, start);
  return { outbox, first: outbox[0] };
}

const resultOf = (tries: number, result: Result, now = 0): Action => ({
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
  expect(after(sending.outbox, resultOf(1, DELIVERED)).outbox).toEqual([]);
});

test('a failed message is sent again after a delay that grows up to an hour', () => {
  const expected = { state: 'retry', failure: 'refused', due: 5_007 };
  expect(after(SENDING, resultOf(1, REFUSED, 7)).first).toMatchObject(expected);
  expect([1, 2, 3, 4].map(backoff)).toEqual([5_000, 15_000, 45_000, 135_000]);
  expect(backoff(100)).toBe(MAX_BACKOFF);
});

test('an unconfirmed message is not sent until the visitor wants it', () => {
  const { outbox, first } = after(SENDING, resultOf(1, NO_ANSWER), { type: 'wake' }, { type: 'send', id: 'one' });
  expect(first).toMatchObject({ state: 'unconfirmed', failure: 'noAnswer', tries: 1 });
  expect(nextDue(outbox, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(nextDelay(outbox, 0)).toBeUndefined();
  expect(nextDue(after(outbox, { type: 'send-again', id: 'one', now: 9 }).outbox, 0)?.id).toBe('one');
});

test('a late delivery ends a message, also during a later attempt', () => {
  expect(after([message({ state: 'sending', tries: 2 })], resultOf(1, DELIVERED)).outbox).toEqual([]);
});

test('a late failure makes an unconfirmed message one to retry, and does not change a later attempt', () => {
  expect(after(SENDING, resultOf(1, NO_ANSWER), resultOf(1, REFUSED)).first).toMatchObject({ state: 'retry' });
  const later = [message({ state: 'sending', tries: 2 })];
  expect(after(later, resultOf(1, REFUSED)).outbox).toEqual(later);
});

test.each([
  [REFUSED, 'retry'],
  [NO_ANSWER, 'unconfirmed'],
] as const)('the result %j of an attempt that this window has not seen counts', (result, state) => {
  const { first } = after([message({ tries: 1 })], resultOf(2, result));
  expect(first).toMatchObject({ state, tries: 2, failure: result.kind });
});

test('a result that is known already changes nothing', () => {
  const unconfirmed = after(SENDING, resultOf(1, NO_ANSWER)).outbox;
  expect(after(unconfirmed, resultOf(1, NO_ANSWER)).first).toBe(unconfirmed[0]);
  const queued = after(unconfirmed, { type: 'send-again', id: 'one', now: 9 }).outbox;
  expect(after(queued, resultOf(1, NO_ANSWER)).outbox).toEqual(queued);
});

test('opening the page or coming back online ends the delay of a retry', () => {
  const waiting = [message({ state: 'retry', tries: 4, due: 99_000 })];
  expect(nextDue(waiting, 0)).toBeUndefined();
  expect(nextDue(after(waiting, { type: 'wake' }).outbox, 0)?.id).toBe('one');
});

test('nothing is due while a message is being sent, and Send again does not change that message', () => {
  expect(nextDue([...SENDING, message({ id: 'two' })], 0)).toBeUndefined();
  expect(after(SENDING, { type: 'send-again', id: 'one', now: 9 }).outbox).toEqual(SENDING);
});

describe('24 hours after Submit', () => {
  test.each(['queued', 'retry'] as const)('a message in the state %s becomes stale', (state) => {
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
    const { outbox } = after([message({ state: 'stale', at: 0 })], { type: 'send-again', id: 'one', now });
    expect(nextDue(outbox, now)?.id).toBe('one');
    expect(after(outbox, { type: 'expire', now: now + RETRY_WINDOW - 1 }).first?.state).toBe('queued');
  });
});

test('a message goes after 30 days, not before', () => {
  const start = [message({ at: 0 })];
  expect(after(start, { type: 'expire', now: MAX_AGE - 1 }).outbox).toHaveLength(1);
  expect(after(start, { type: 'expire', now: MAX_AGE }).outbox).toHaveLength(0);
  expect(MAX_AGE).toBe(30 * 86_400_000);
});

test('a clock that was put back neither removes a message nor delays it', () => {
  expect(after([message({ at: 10 * MAX_AGE })], { type: 'expire', now: 5 }).first).toMatchObject({ at: 5 });
  const waiting = [message({ state: 'retry', due: 10 * MAX_AGE })];
  expect(nextDelay(waiting, 5)).toBe(0);
  expect(nextDue(waiting, 5)?.id).toBe('one');
});

test('the next delay is that of the message due first', () => {
  const retry = message({ id: 'two', state: 'retry', due: 300 });
  expect(nextDelay([message({ due: 700 }), retry, message({ state: 'unconfirmed' })], 100)).toBe(200);
});

describe('after every action of every random sequence', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const now = fc.integer({ min: 0, max: 10 ** 9 });
  const kinds = fc.constantFrom('offline' as const, 'refused' as const, 'noAnswer' as const, 'tooMany' as const);
  const results: fc.Arbitrary<Result> = fc.oneof(
    fc.record({ type: fc.constantFrom('delivered' as const, 'stored' as const) }),
    fc.record({ type: fc.constantFrom('failed' as const, 'unconfirmed' as const), kind: kinds }),
  );
  const action = <Type extends Action['type'], Rest>(
    type: Type,
    rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
  ) => fc.record({ type: fc.constant(type), ...rest });
  const submit = action('submit', { id: fc.constant(''), fields: fc.constant(message().fields), now, due: now });
  const result = action('result', { id: ids, tries: fc.integer({ min: 1, max: 4 }), result: results, now });
  const actions = fc.oneof(
    { weight: 2, arbitrary: submit },
    { weight: 4, arbitrary: action('send', { id: ids }) },
    { weight: 4, arbitrary: result },
    action('interrupted', {}),
    action('wake', {}),
    action('send-again', { id: ids, now }),
    action('expire', { now }),
    action('discard', { id: ids }),
  ) as fc.Arbitrary<Action>;

  const find = (outbox: Outbox, id: string) => outbox.find((each) => each.id === id);

  test.each<[string, (before: Outbox, action: Action, after: Outbox) => void]>([
    [
      'no message has left without a confirmed result or the decision of the visitor',
      (before, action, after) => {
        for (const { id } of before.filter((each) => !find(after, each.id))) {
          expect(action).toMatchObject({ id, type: expect.stringMatching(/^(result|discard)$/) });
          if (action.type === 'result') expect(action.result.kind).toBeUndefined();
        }
      },
    ],
    [
      'no text has changed',
      (before, _, after) => {
        for (const { id, fields } of after) expect(fields).toBe(find(before, id)?.fields ?? fields);
      },
    ],
    [
      'an attempt begins only by "send", counts, and is the only one',
      (before, action, after) => {
        const sending = after.filter(({ state }) => state === 'sending');
        expect(sending.length).toBeLessThanOrEqual(1);
        for (const { id, tries } of sending) {
          if (before.some((each) => each.state === 'sending')) continue;
          expect(action).toEqual({ type: 'send', id });
          expect(tries).toBe(find(before, id)!.tries + 1);
        }
      },
    ],
    [
      'an unconfirmed or stale message is not pending unless the visitor wants it or its failure is certain',
      (before, action, after) => {
        const waits = ({ state }: Outbox[number]) => state === 'unconfirmed' || state === 'stale';
        for (const { id } of before.filter((each) => waits(each) && !waits(find(after, each.id) ?? each))) {
          expect(action).toMatchObject({ id, type: expect.stringMatching(/^(send-again|result)$/) });
          if (action.type === 'result') expect(action.result.type).toBe('failed');
        }
      },
    ],
    [
      'messages are in the order in which they were submitted',
      (_, __, after) => expect(after.map(({ id }) => id)).toEqual(after.map(({ id }) => id).sort()),
    ],
  ])('%s', (_, check) => {
    const play = (sequence: Action[]) => {
      let count = 0;
      sequence.reduce<Outbox>((before, drawn) => {
        // New messages get the ids a, b, c … in turn.
        const next = drawn.type === 'submit' ? { ...drawn, id: String.fromCharCode(97 + count++) } : drawn;
        const outbox = reducer(before, next);
        check(before, next, outbox);
        return outbox;
      }, []);
    };
    fc.assert(fc.property(fc.array(actions, { maxLength: 60 }), play), { numRuns: 1_000 });
  });
});
