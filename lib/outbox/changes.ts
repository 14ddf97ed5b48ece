import type { FailureKind, Result } from '@/lib/contact/result';
import { NO_FIELDS, type Fields } from '@/lib/contact/fields';
import { ANSWER_TIMEOUT } from './constants';
import { findWaiting, isSending, isWaiting, MAX_AGE, MAX_POSSIBLE, next } from './message';
import { DAY, HOUR, MINUTE } from './time';
import type { Message, Messages } from './message';

/** A change to the outbox. It has no effect unless the message is in a state that allows it. */
export type Change = (outbox: Messages) => Messages;

/** Why a pause may end early: a page was opened, or the network is back. */
export type Occasion = 'opening' | 'network';

/**
 * The longest an attempt can last, in milliseconds: until the page has given up waiting for an answer and stored the
 * result.
 */
export const ATTEMPT = ANSWER_TIMEOUT + 5_000;

/** The pauses, in milliseconds, after the first and the second attempt that may have delivered the message. */
const PAUSES = [MINUTE, 10 * MINUTE];

/**
 * The pause after a failure that proves that the message was not accepted: 5 s, 15 s, 45 s … up to an hour, in
 * milliseconds.
 */
export const backoff = (tries: number): number => Math.min(HOUR, 5_000 * 3 ** (tries - 1));

/** Applies changes in order. */
export const apply = (outbox: Messages, changes: Change[]): Messages =>
  changes.reduce((all, change) => change(all), outbox);

/** A change to the messages that match. */
const change = (fits: (message: Message) => unknown, to: (message: Message) => Partial<Message>): Change => {
  return (outbox) => outbox.map((message) => (fits(message) ? { ...message, ...to(message) } : message));
};

/**
 * The visitor pressed Submit. The same text again counts as the message that is already there.
 *
 * @param replaced the id of a message that this one replaces, unless that is being sent
 */
export const submit = (id: string, fields: Fields, now: number, due: number, replaced?: string): Change => {
  return (outbox) => {
    const same = findWaiting(outbox, fields);
    if (same) return sendAgain(same.id)(outbox);
    const others = outbox.filter((each) => each.id !== replaced || isSending(each));
    return [...others, { id, fields, at: now, state: 'retry', tries: 0, possible: 0, due, until: 0 }];
  };
};

/** The visitor pressed Send again. An attempt in progress counts as the requested one. */
export const sendAgain = (id: string): Change =>
  change(
    (message) => message.id === id && !isSending(message),
    () => ({ asked: true, due: 0 }),
  );

/** An attempt begins with the message that is due. */
export const begin = (now: number): Change => {
  return (outbox) => {
    const first = next(outbox, now);
    return change(
      ({ id }) => id === first?.id && !first.delay,
      ({ possible }) => ({
        state: 'sending',
        possible: possible + 1,
        due: now + (PAUSES[possible] ?? 0),
        until: now + ATTEMPT,
      }),
    )(outbox);
  };
};

/** The message whose attempt began at this time. */
export const begunAt = (outbox: Messages, now: number): Message | undefined =>
  outbox.find((message) => isSending(message) && message.until === now + ATTEMPT);

/** The attempt to send a message has a result. A late result counts only if the message was sent. */
export const settle = (id: string, result: Result, now: number): Change =>
  change(
    (message) => message.id === id && (result.kind ? isSending(message) : isWaiting(message)),
    ({ tries, possible, asked }) => {
      if (!result.kind) return { state: result.type, fields: NO_FIELDS, at: now };
      const { type, kind: failure, daily } = result;
      if (type === 'unconfirmed') return afterFailure(tries, possible, failure);
      const due = now + (daily ? DAY : backoff(tries + 1));
      // Nothing was sent offline, so the attempt that the visitor requested is still due.
      return { ...afterFailure(tries, possible - 1, failure), due, asked: asked && failure === 'offline' };
    },
  );

/** What changes in a message whose attempt has failed. */
const afterFailure = (tries: number, possible: number, failure: FailureKind): Partial<Message> => ({
  state: possible < MAX_POSSIBLE ? 'retry' : 'unconfirmed',
  tries: tries + 1,
  possible,
  failure,
  asked: false,
});

/**
 * Brings the outbox up to date: ends the attempts of pages that have gone, removes old messages, and cuts short any
 * pause that the occasion makes unnecessary.
 */
export const afterTime = (now: number, occasion?: Occasion): Change => {
  // A time impossibly far ahead was written before the clock was put back. One only slightly ahead comes from a tab
  // that read its clock after this one did.
  const past = (time: number, max = 0) => (time > now + max ? now : time);
  return (outbox) =>
    outbox.flatMap((each): Message | [] => {
      const message = {
        ...each,
        at: past(each.at),
        due: past(each.due, 2 * DAY),
        until: past(each.until, 2 * ATTEMPT),
      };
      const { at, failure, tries, possible, until } = message;
      if (now - at >= MAX_AGE) return [];
      if (isSending(message) && until <= now) return { ...message, ...afterFailure(tries, possible, 'interrupted') };
      // Nothing ends the pause after any other failure.
      const isOver = occasion && (failure === 'offline' || (failure === 'tooMany' && occasion === 'opening'));
      return isOver ? { ...message, due: 0 } : message;
    });
};
