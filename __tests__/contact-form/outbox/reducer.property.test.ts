import fc from 'fast-check';
import type { Result } from '@/components/contact-form/email/send';
import { reducer, type Message, type Outbox, type Action } from '@/components/contact-form/outbox/reducer';
import { message } from './messages';

/** Random lives of an outbox: what holds after every single event of every sequence. */

const ids = fc.constantFrom('a', 'b', 'c');
const results: fc.Arbitrary<Result> = fc.oneof(
  fc.record({ type: fc.constantFrom('delivered' as const, 'stored' as const) }),
  fc.record({
    type: fc.constantFrom('failed' as const, 'unconfirmed' as const),
    kind: fc.constantFrom('offline' as const, 'refused' as const, 'noAnswer' as const, 'tooMany' as const),
    status: fc.constant(0),
    text: fc.constant(''),
  }),
);
const times = fc.integer({ min: 0, max: 10 ** 9 });

/** Events as a window can make them: those a visitor, the network and the clock cause, in any order. */
const events: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('submit' as const),
      id: fc.constant(''),
      fields: fc.constant(message().fields),
      now: times,
      due: times,
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('send' as const), id: ids }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('result' as const),
      id: ids,
      tries: fc.integer({ min: 1, max: 4 }),
      result: results,
      now: times,
    }),
  },
  fc.constant({ type: 'interrupted' as const }),
  fc.constant({ type: 'wake' as const }),
  fc.record({ type: fc.constant('send-again' as const), id: ids, now: times }),
  fc.record({ type: fc.constant('expire' as const), now: times }),
  fc.record({ type: fc.constant('discard' as const), id: ids }),
);

/** Plays a sequence, and checks each step. New messages get the ids a, b, c … in turn. */
function play(sequence: Action[], check: (before: Outbox, event: Action, after: Outbox) => void) {
  let outbox: Outbox = [];
  let count = 0;
  for (const drawn of sequence) {
    const event = drawn.type === 'submit' ? { ...drawn, id: String.fromCharCode(97 + count++) } : drawn;
    const next = reducer(outbox, event);
    check(outbox, event, next);
    outbox = next;
  }
}

const find = (outbox: Outbox, id: string): Message | undefined => outbox.find((each) => each.id === id);

function holds(check: (before: Outbox, event: Action, after: Outbox) => void) {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (sequence) => play(sequence, check)),
    { numRuns: 1_000 },
  );
}

test('no message leaves the outbox but by a confirmed result or by the decision of the visitor', () => {
  holds((before, event, after) => {
    for (const { id } of before) {
      if (find(after, id)) continue;
      const sent = event.type === 'result' && !event.result.kind && event.id === id;
      const discarded = event.type === 'discard' && event.id === id;
      expect(sent || discarded).toBe(true);
    }
  });
});

test('no event changes what was typed', () => {
  holds((before, _, after) => {
    for (const { id, fields } of before) {
      const kept = find(after, id);
      if (kept) expect(kept.fields).toBe(fields);
    }
  });
});

test('at most one message is being sent', () => {
  holds((_, __, after) => {
    expect(after.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(1);
  });
});

test('an attempt begins only when nothing is being sent, and counts', () => {
  holds((before, event, after) => {
    for (const { id, state, tries } of after) {
      const old = find(before, id);
      if (state !== 'sending' || old?.state === 'sending') continue;
      expect(event).toEqual({ type: 'send', id });
      expect(before.some((each) => each.state === 'sending')).toBe(false);
      expect(tries).toBe((old?.tries ?? 0) + 1);
    }
  });
});

test('an unconfirmed or stale message is not sent unless the visitor wants it or its failure is known after all', () => {
  holds((before, event, after) => {
    for (const { id, state } of before) {
      const next = find(after, id);
      if (!/unconfirmed|stale/.test(state) || !next || /unconfirmed|stale/.test(next.state)) continue;
      const wanted = event.type === 'send-again' && event.id === id;
      const failed = event.type === 'result' && event.id === id && event.result.type === 'failed';
      expect(wanted || failed).toBe(true);
    }
  });
});

test('the order of messages is the order in which they were submitted', () => {
  holds((_, __, after) => {
    const order = after.map(({ id }) => id);
    expect(order).toEqual([...order].sort());
  });
});
