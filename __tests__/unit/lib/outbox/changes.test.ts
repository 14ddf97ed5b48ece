/** @jest-environment node */
import fc from 'fast-check';
import { NO_FIELDS } from '@/lib/contact/fields';
import type { Result } from '@/lib/contact/result';
import {
  afterTime,
  apply,
  ATTEMPT,
  backoff,
  begin,
  begunAt,
  sendAgain,
  settle,
  submit,
  type Change,
} from '@/lib/outbox/changes';
import { MAX_AGE, needsDecision, next, RETRY_WINDOW, type Message } from '@/lib/outbox/message';
import { fromStored, type StoredMessage } from '@/lib/outbox/stored-message';
import { BROKEN, BUSY, DELIVERED, message, NO_ANSWER, OFFLINE, REFUSED } from '@/__tests__/support/messages';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first message after some changes. */
const after = (start: Message[], ...changes: Change[]): Message => apply(start, changes)[0]!;

/** A message after an attempt that begins at `now` and has this result. */
const tried = (start: Message, result: Result, now: number) =>
  after([start], begin(now), settle(start.id, result, now + SECOND));

const again = sendAgain('one');
const wait = (start: Message, now: number) => next([start], now)?.delay;

test('a message is submitted and sent, and then only its time is kept', () => {
  const { id, fields } = message();
  const submitted = after([], submit(id, fields, 1_000, 1_500));
  expect(submitted).toEqual(message({ due: 1_500 }));
  expect(after([submitted], begin(1_499))).toEqual(submitted);
  const sending = after([submitted], begin(1_500));
  expect(sending).toMatchObject({ state: 'sending', possible: 1, tries: 0 });
  expect(begunAt([sending], 1_500)).toBe(sending);
  const sent = after([sending], settle(id, DELIVERED, 3_000));
  expect(sent).toMatchObject({ state: 'delivered', fields: NO_FIELDS, at: 3_000 });
  expect(wait(sent, 3_000)).toBeUndefined();
});

test.each<[string, Result]>([
  ['a broken connection', BROKEN],
  ['a failure of the service', { type: 'unconfirmed', kind: 'serviceError' }],
  ['no answer', NO_ANSWER],
])('after %s, a message gets three attempts, one and ten minutes apart, and then the visitor decides', (_, result) => {
  const first = tried(message(), result, 0);
  expect(first).toMatchObject({ possible: 1, failure: result.kind });
  expect(wait(first, 0)).toBe(MINUTE);
  const second = tried(first, result, MINUTE);
  expect(wait(second, MINUTE)).toBe(10 * MINUTE);
  expect(needsDecision(second, HOUR)).toBe(false);
  const third = tried(second, result, 11 * MINUTE);
  expect(third).toMatchObject({ possible: 3, tries: 3 });
  expect(needsDecision(third, HOUR)).toBe(true);
  expect(wait(third, HOUR)).toBeUndefined();
});

test('Send again makes one more attempt, and resets nothing', () => {
  const third = message({ possible: 3, tries: 3, failure: 'noAnswer', due: DAY });
  const asked = after([third], again);
  expect(wait(asked, 0)).toBe(0);
  expect(tried(asked, NO_ANSWER, 0)).toMatchObject({ possible: 4, at: third.at });
  for (const result of [NO_ANSWER, BUSY]) expect(needsDecision(tried(asked, result, 0), DAY)).toBe(true);
  // Nothing was sent offline, so the attempt is still due.
  const offline = tried(asked, OFFLINE, 0);
  expect(offline).toMatchObject({ possible: 3, asked: true });
  expect(wait(after([offline], afterTime(HOUR, 'network')), HOUR)).toBe(0);
  // An attempt in progress counts as the requested one.
  const sending = after([message()], begin(0));
  expect(after([sending], again)).toEqual(sending);
});

test('an attempt whose page was killed counts, even if the visitor requested it', () => {
  const killed = after([message({ asked: true, possible: 2 })], begin(0), afterTime(ATTEMPT - 1));
  expect(killed).toMatchObject({ state: 'sending' });
  expect(wait(killed, ATTEMPT - 1)).toBe(1);
  const ended = after([killed], afterTime(ATTEMPT));
  expect(ended).toMatchObject({ failure: 'interrupted', possible: 3, tries: 1 });
  expect(needsDecision(ended, ATTEMPT)).toBe(true);
});

test('a definitely failed attempt does not count; it is retried at growing intervals, or daily if refused', () => {
  expect(tried(message(), BUSY, 0)).toMatchObject({ possible: 0, due: SECOND + 5_000, failure: 'tooMany' });
  expect(tried(message(), REFUSED, 0)).toMatchObject({ possible: 0, due: SECOND + DAY, failure: 'refused' });
  expect([1, 2, 3, 4, 100].map(backoff)).toEqual([5_000, 15_000, 45_000, 135_000, HOUR]);
  const mixed = tried(tried(message(), BROKEN, 0), BUSY, MINUTE);
  expect(mixed).toMatchObject({ possible: 1, failure: 'tooMany', tries: 2 });
});

test.each<[Result, boolean, boolean]>([
  [OFFLINE, true, true],
  [BUSY, true, false],
  [REFUSED, false, false],
  [BROKEN, false, false],
])('after %j, opening a page ends the pause: %s; the network’s return does: %s', (result, byOpening, byNetwork) => {
  const failed = tried(message(), result, 0);
  expect(wait(after([failed], afterTime(2_000, 'opening')), 2_000) === 0).toBe(byOpening);
  expect(wait(after([failed], afterTime(2_000, 'network')), 2_000) === 0).toBe(byNetwork);
});

test('a late success counts, even during a later attempt, but a late failure changes nothing', () => {
  const first = tried(message(), NO_ANSWER, 0);
  const second = after([first], begin(MINUTE));
  for (const late of [first, second]) {
    expect(after([late], settle('one', DELIVERED, HOUR))).toMatchObject({ state: 'delivered' });
    expect(after([late], settle('one', { type: 'stored' }, HOUR))).toMatchObject({ state: 'stored' });
  }
  expect(after([first], settle('one', BUSY, HOUR))).toEqual(first);
  const sent = after([first], settle('one', DELIVERED, HOUR));
  expect(after([sent], settle('one', BUSY, DAY), again, begin(DAY))).toEqual({ ...sent, asked: true, due: 0 });
});

test('the same text submitted again is the same message, unless it was sent', () => {
  const same = submit('two', message().fields, 9, 9);
  expect(apply([message({ possible: 3 })], [same])).toEqual([message({ possible: 3, asked: true })]);
  expect(apply([message({ state: 'delivered' })], [same])).toHaveLength(2);
});

test('changed text replaces the waiting message, unless it is being sent', () => {
  const changed = submit('two', NO_FIELDS, 9, 9, 'one');
  expect(apply([message({ possible: 3 })], [changed]).map(({ id }) => id)).toEqual(['two']);
  expect(apply([message()], [begin(0), changed]).map(({ id }) => id)).toEqual(['one', 'two']);
});

test('after seven days a message needs a decision, and after 30 it is removed', () => {
  const old = message({ at: 0 });
  expect(needsDecision(old, RETRY_WINDOW - 1)).toBe(false);
  expect(needsDecision(old, RETRY_WINDOW)).toBe(true);
  expect(wait(after([old], again), RETRY_WINDOW)).toBe(0);
  expect(apply([old], [afterTime(MAX_AGE - 1)])).toHaveLength(1);
  expect(apply([old], [afterTime(MAX_AGE)])).toEqual([]);
  expect([RETRY_WINDOW, MAX_AGE]).toEqual([7 * DAY, 30 * DAY]);
});

test('a clock that was put back neither removes a message nor delays it', () => {
  const ahead = message({ at: 10 * MAX_AGE, due: 10 * MAX_AGE });
  expect(after([ahead], afterTime(5))).toMatchObject({ at: 5, due: 5 });
  const sending = message({ state: 'sending', until: 10 * MAX_AGE, possible: 1 });
  expect(after([sending], afterTime(5))).toMatchObject({ failure: 'interrupted' });
});

test('the attempt of another tab continues, even if this tab read its clock slightly earlier', () => {
  const sending = after([message({ at: 0 })], begin(1_000));
  expect(after([sending], afterTime(990))).toEqual(sending);
  const refused = tried(message(), REFUSED, 1_000);
  expect(after([refused], afterTime(990))).toMatchObject({ due: refused.due });
});

test.each<[StoredMessage['state'], number, boolean]>([
  ['queued', 0, false],
  ['retry', 0, false],
  ['sending', 1, false],
  ['unconfirmed', 3, true],
  ['stale', 0, true],
])(
  'a message from the November 2026 release that is %s may have been delivered %i times',
  (state, possible, decides) => {
    // That release wrote messages like this.
    const at = state === 'stale' ? -RETRY_WINDOW : 0;
    const written = { ...message({ at, until: ATTEMPT }), state, token: '0.5', again: true, possible: undefined };
    const read = fromStored(JSON.parse(JSON.stringify(written)) as StoredMessage);
    expect(read.possible).toBe(possible);
    expect(needsDecision(after([read], afterTime(ATTEMPT + 1)), ATTEMPT + 1)).toBe(decides);
  },
);

test('the November 2026 release reads our waiting and sent messages correctly', () => {
  expect(tried(message(), BUSY, 0).state).toBe('retry');
  expect(tried(message({ possible: 2 }), BROKEN, 0).state).toBe('unconfirmed');
  expect(tried(message(), DELIVERED, 0).state).toBe('delivered');
});

test('whatever happens, attempts run one by one, at most three unless the visitor asks, and no message is lost', () => {
  const RESULTS = [DELIVERED, BUSY, REFUSED, NO_ANSWER, BROKEN, OFFLINE];
  const step = fc.record({
    kind: fc.constantFrom('begin', 'settle', 'kill', 'again', 'submit'),
    time: fc.nat(2 * HOUR),
    result: fc.constantFrom(...RESULTS),
  });
  const check = (steps: { kind: string; time: number; result: Result }[]) => {
    let now = 0;
    let outbox: readonly Message[] = [message({ at: 0 })];
    let unasked = 0;
    for (const { kind, time, result } of steps) {
      now += time;
      const before = outbox[0]!;
      const changes: Record<string, Change> = {
        begin: begin(now),
        settle: settle('one', result, now),
        kill: afterTime(now),
        again,
        submit: submit(`${now}`, message().fields, now, now),
      };
      outbox = apply(outbox, [afterTime(now), changes[kind]!]);
      const first = outbox[0]!;
      if (kind === 'begin' && first.state === 'sending' && before.state !== 'sending' && !before.asked) unasked++;
      if (first.failure && ['tooMany', 'refused', 'offline'].includes(first.failure) && kind === 'settle') unasked--;
      expect(outbox.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(1);
      expect(first.possible).toBeGreaterThanOrEqual(0);
      if (first.state === 'delivered') return;
      expect(outbox).toHaveLength(1);
      expect(first.fields).toEqual(message().fields);
      if (!needsDecision(first, now)) expect(next(outbox, now)).toBeDefined();
      else expect(first.possible >= 3 || now - first.at >= RETRY_WINDOW).toBe(true);
    }
    expect(unasked).toBeLessThanOrEqual(3);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 40 }), check), { numRuns: 500 });
});
