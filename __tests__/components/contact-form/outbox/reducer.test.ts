import fc from 'fast-check';
import type { Result } from '@/components/contact-form/email/result';
import {
  backoff,
  CLAIM,
  isDraft,
  isSent,
  MAX_AGE,
  next,
  reducer,
  RETRY_WINDOW,
  type Action,
  type Outbox,
} from '@/components/contact-form/outbox/reducer';
import { NO_FIELDS } from '@/components/contact-form/fields';
import { BUSY, DELIVERED, message, NO_ANSWER, REFUSED } from './messages';

const DAY = 86_400_000;

/** The outbox after some actions, and its first message. */
function after(start: Outbox, ...actions: Action[]) {
  const outbox = actions.reduce(reducer, start);
  return { outbox, first: outbox[0] };
}

const claim = (token: string, now = 0): Action => ({ type: 'claim', id: 'one', token, now });
const resultOf = (token: string | undefined, result: Result, now = 0): Action => ({
  ...{ type: 'result', id: 'one', result, now },
  ...(token === undefined ? {} : { token }),
});
const SENDING = after([message({ at: 0 })], claim('a')).outbox;

test('a message is queued, claimed, sent, and leaves its time behind until that was shown', () => {
  const { id, fields } = message();
  const queued = after([], { type: 'submit', id, fields, now: 1_000, due: 1_500 });
  expect(queued.first).toEqual(message({ due: 1_500 }));
  const sending = after(queued.outbox, claim('a', 2_000));
  expect(sending.first).toMatchObject({ state: 'sending', tries: 1, token: 'a', until: 2_000 + CLAIM });
  const sent = after(sending.outbox, resultOf('a', DELIVERED, 3_000));
  expect(sent.first).toMatchObject({ state: 'delivered', fields: NO_FIELDS, at: 3_000 });
  expect(after(sent.outbox, { type: 'remove', which: isSent }).outbox).toEqual([]);
});

test('while one attempt lasts, and a second after it, nobody claims any message', () => {
  const two = [...SENDING, message({ id: 'two' })];
  const other: Action = { type: 'claim', id: 'two', token: 'b', now: CLAIM - 1 };
  expect(after(two, claim('b', 5), other).outbox).toEqual(two);
  expect(next(two, 5)?.delay).toBe(CLAIM - 5);
  const answered = after(two, resultOf('a', DELIVERED, 100)).outbox;
  expect(next(answered, 100)).toMatchObject({ message: { id: 'two' }, delay: 1_000 });
  expect(after(answered, { ...other, now: 1_099 }).outbox).toEqual(answered);
  expect(after(answered, { ...other, now: 1_100 }).outbox[1]).toMatchObject({ state: 'sending', token: 'b' });
});

test('a claim that has ended makes its message unconfirmed, also one from before the clock was put back', () => {
  expect(after(SENDING, { type: 'expire', now: CLAIM - 1 }).outbox).toEqual(SENDING);
  expect(after(SENDING, { type: 'expire', now: CLAIM }).first).toMatchObject({
    state: 'unconfirmed',
    failure: 'interrupted',
  });
  const old = [message({ at: 0, state: 'sending', until: 10 * MAX_AGE })];
  expect(after(old, { type: 'expire', now: 0 }).first).toMatchObject({ state: 'unconfirmed' });
});

test('a failed message is sent again after a delay that grows up to an hour, a refused one once a day', () => {
  expect(after(SENDING, resultOf('a', BUSY, 7)).first).toMatchObject({
    state: 'retry',
    failure: 'tooMany',
    due: 5_007,
  });
  expect([1, 2, 3, 4, 100].map(backoff)).toEqual([5_000, 15_000, 45_000, 135_000, 3_600_000]);
  const refused = after(SENDING, resultOf('a', REFUSED, 7), { type: 'wake' }).outbox;
  expect(next(refused, 2_000)?.delay).toBe(DAY + 7 - 2_000);
});

test('a message that nothing can be reached for counts its tries without a claim', () => {
  const offline = resultOf(undefined, { type: 'failed', kind: 'offline' }, 7);
  const { first, outbox } = after([message()], offline, offline);
  expect(first).toMatchObject({ state: 'retry', failure: 'offline', tries: 2, due: 15_007 });
  expect(after(SENDING, offline).outbox).toEqual(SENDING);
  expect(next(outbox, 0)?.delay).toBe(15_007);
  expect(next(after(outbox, { type: 'wake' }).outbox, 0)?.delay).toBe(0);
});

test('an unconfirmed message is not sent until the visitor wants it', () => {
  const { outbox, first } = after(SENDING, resultOf('a', NO_ANSWER), { type: 'wake' }, claim('b', DAY));
  expect(first).toMatchObject({ state: 'unconfirmed', failure: 'noAnswer', tries: 1 });
  expect(next(outbox, DAY)).toBeUndefined();
  expect(next(after(outbox, { type: 'send-again', id: 'one', now: 9 }).outbox, DAY)?.delay).toBe(0);
});

test('a late delivery ends a message, also during a later attempt; a late failure is news of its own attempt only', () => {
  const unconfirmed = after(SENDING, resultOf('a', NO_ANSWER)).outbox;
  expect(after(unconfirmed, resultOf('a', BUSY)).first).toMatchObject({ state: 'retry' });
  expect(after(unconfirmed, resultOf('a', NO_ANSWER, 5)).outbox).toEqual(unconfirmed);
  const later = after(unconfirmed, { type: 'send-again', id: 'one', now: 9 }, claim('b', DAY)).outbox;
  expect(after(later, resultOf('a', BUSY)).outbox).toEqual(later);
  expect(after(later, resultOf('a', DELIVERED)).first).toMatchObject({ state: 'delivered' });
});

test('the same text submitted again is the same message, unless it was sent', () => {
  const again: Action = { type: 'submit', id: 'two', fields: message().fields, now: 9, due: 9 };
  expect(after([message({ state: 'unconfirmed' })], again).outbox).toMatchObject([{ id: 'one', state: 'queued' }]);
  expect(after(SENDING, again).outbox).toEqual(SENDING);
  expect(after([message({ state: 'delivered' })], again).outbox).toHaveLength(2);
});

test('there is one draft, which is never sent', () => {
  const fields = { ...NO_FIELDS, message: 'He' };
  const { outbox } = after([], { type: 'draft', fields: NO_FIELDS, now: 1 }, { type: 'draft', fields, now: 2 });
  expect(outbox).toMatchObject([{ id: 'draft', state: 'draft', fields, at: 2 }]);
  expect(next(outbox, DAY)).toBeUndefined();
  expect(after(outbox, { type: 'remove', which: isDraft }).outbox).toEqual([]);
});

test('after seven days a message waits for the visitor, after 30 it goes', () => {
  for (const state of ['queued', 'retry'] as const) {
    const start = [message({ state, at: 0 })];
    expect(after(start, { type: 'expire', now: RETRY_WINDOW - 1 }).first).toMatchObject({ state });
    const { outbox, first } = after(start, { type: 'expire', now: RETRY_WINDOW });
    expect(first).toMatchObject({ state: 'stale', failure: 'stale' });
    expect(next(outbox, RETRY_WINDOW)).toBeUndefined();
    expect(after(start, { type: 'expire', now: MAX_AGE }).outbox).toEqual([]);
  }
  expect(RETRY_WINDOW).toBe(7 * DAY);
  expect(MAX_AGE).toBe(30 * DAY);
  const unconfirmed = [message({ state: 'unconfirmed', at: 0 })];
  expect(after(unconfirmed, { type: 'expire', now: MAX_AGE - 1 }).outbox).toEqual(unconfirmed);
});

test('a clock that was put back neither removes a message nor delays it', () => {
  expect(after([message({ at: 10 * MAX_AGE })], { type: 'expire', now: 5 }).first).toMatchObject({ at: 5 });
  expect(next([message({ state: 'retry', due: 10 * MAX_AGE })], 5)?.delay).toBe(0);
});

describe('after every action of every random sequence', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const tokens = fc.constantFrom('1', '2', '3');
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
  const texts = fc.nat().map((text) => ({ ...NO_FIELDS, message: `${text}` }));
  const actions = fc.oneof(
    { weight: 2, arbitrary: action('submit', { id: fc.constant(''), fields: texts, now, due: now }) },
    { weight: 4, arbitrary: action('claim', { id: ids, token: tokens, now }) },
    {
      weight: 4,
      arbitrary: action('result', { id: ids, token: fc.option(tokens, { nil: undefined }), result: results, now }),
    },
    action('wake', {}),
    action('send-again', { id: ids, now }),
    action('expire', { now }),
  ) as fc.Arbitrary<Action>;

  const find = (outbox: Outbox, id: string) => outbox.find((each) => each.id === id);
  const sending = (outbox: Outbox) => outbox.filter(({ state }) => state === 'sending');

  test.each<[string, (before: Outbox, action: Action, after: Outbox) => void]>([
    [
      'no text is lost without a confirmed result',
      (before, action, after) => {
        for (const { id, fields } of before.filter((each) => !isSent(each))) {
          const now = find(after, id)!;
          expect(now.fields).toBe(isSent(now) ? NO_FIELDS : fields);
          if (isSent(now)) expect(action).toMatchObject({ type: 'result', id, result: { type: now.state } });
        }
      },
    ],
    [
      'an attempt begins only by "claim", counts, and is the only one',
      (before, action, after) => {
        expect(sending(after).length).toBeLessThanOrEqual(1);
        for (const { id, tries } of sending(after).filter((each) => !sending(before).includes(each))) {
          if (action.type === 'expire') continue;
          expect(action).toMatchObject({ type: 'claim', id });
          expect(tries).toBe(find(before, id)!.tries + 1);
        }
      },
    ],
    [
      'an unconfirmed or stale message is not pending unless the visitor wants it or its failure is certain',
      (before, action, after) => {
        const waits = ({ state }: Outbox[number]) => state === 'unconfirmed' || state === 'stale';
        for (const { id } of before.filter((each) => waits(each) && !waits(find(after, each.id)!))) {
          expect(action.type).toMatch(/^(submit|send-again|result)$/);
          if (action.type === 'result')
            expect(action).toMatchObject({ id, result: { type: expect.not.stringMatching('unc') } });
        }
      },
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
