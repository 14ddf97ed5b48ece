import { ANSWER_TIMEOUT, SEND_INTERVAL } from './constants';
import type { FailureKind, Result } from '@/lib/contact/result';
import { NO_FIELDS, sameFields, type Fields } from '@/lib/contact/fields';

/**
 * The states of a message after Submit, without screen, storage and network.
 *
 *     queued ──> sending ──> delivered, stored   until a page has shown it
 *       ^          │
 *       │          ├──> retry ────────> sent again by itself after a pause; stale seven days after Submit
 *       │          └──> unconfirmed     it may have arrived
 *       └─ Send again ─── unconfirmed and stale: only the visitor decides
 *
 * A message leaves the outbox only by a confirmed result, by the visitor's decision, or after 30 days.
 */
export interface Message {
  id: string;
  /** Empty when it is sent. */
  fields: Fields;
  /** When the visitor last pressed Submit or Send again, or it was sent. Milliseconds since 1970, as all times. */
  at: number;
  /** `delivered`, `stored`: as in `Result`. */
  state: 'queued' | 'sending' | 'retry' | 'unconfirmed' | 'stale' | 'delivered' | 'stored';
  /** The number of attempts, including the one in progress. */
  tries: number;
  /** Not to be sent before this time. */
  due: number;
  /** Why it was not sent. */
  failure?: FailureKind | 'stale';
  /** Whether it failed again when the visitor had sent it again. */
  again?: boolean;
  /** Identifies the latest attempt. Until this time no tab and no worker begins another one, of any message. */
  token?: string;
  until: number;
}

/** The messages on this device, oldest first. */
export type Outbox = readonly Message[];

/** A change of the outbox. One that does not fit the state of its message changes nothing. */
export type Change = (outbox: Outbox) => Outbox;

/** The outbox after the changes, one after the other. */
export const apply = (outbox: Outbox, changes: Change[]): Outbox =>
  changes.reduce((all, change) => change(all), outbox);

/**
 * Why the outbox is read before its time: a page was opened, the network is back, or another tab or the worker has
 * changed it.
 */
export type Occasion = 'opening' | 'network' | 'changed';

/** The occasions that end the pause after a failure. Nothing ends the one after a refusal. */
const PAUSE_ENDS: Partial<Record<string, Occasion[]>> = { offline: ['opening', 'network'], tooMany: ['opening'] };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long after Submit a message is sent without asking the visitor, and how long it stays. Milliseconds. */
export const RETRY_WINDOW = 7 * DAY;
export const MAX_AGE = 30 * DAY;

/** How long an attempt may take. Milliseconds. */
export const CLAIM = ANSWER_TIMEOUT + 5_000;

/** The delay before the next attempt: 5 s, 15 s, 45 s … up to an hour. Milliseconds. */
export const backoff = (tries: number): number => Math.min(HOUR, 5_000 * 3 ** (tries - 1));

const change = (fits: (message: Message) => unknown, to: (message: Message) => Partial<Message>): Change => {
  return (outbox) => outbox.map((message) => (fits(message) ? { ...message, ...to(message) } : message));
};

/** The message that waits and has this text. */
export const find = (outbox: Outbox, fields: Fields): Message | undefined =>
  outbox.find((message) => isWaiting(message) && sameFields(message.fields, fields));

/** The visitor pressed Submit. The same text again is the message that is there already. */
export const submit = (id: string, fields: Fields, now: number, due: number): Change => {
  return (outbox) => {
    const same = find(outbox, fields);
    if (same) return sendAgain(same.id, now)(outbox);
    return [...outbox, { id, state: 'queued', fields, at: now, due, tries: 0, until: 0 }];
  };
};

/** The visitor pressed Send again. An attempt in progress counts as the one asked for. */
export const sendAgain = (id: string, now: number): Change => {
  const fits = (message: Message) => message.id === id && isWaiting(message);
  return change(fits, ({ state }) => (state === 'sending' ? { due: 0 } : { state: 'queued', due: 0, at: now }));
};

/** An attempt begins, unless another one is in progress: then no message has the token. */
export const claim = (id: string, token: string, now: number): Change => {
  const begin = change(
    (message) => message.id === id && isPending(message),
    ({ tries }) => ({ state: 'sending', tries: tries + 1, token, until: now + CLAIM }),
  );
  return (outbox) => (busyUntil(outbox) > now ? outbox : begin(outbox));
};

/** Nothing can be reached: messages that are due were not sent. */
export const postpone = (now: number): Change =>
  change(
    (message) => isPending(message) && message.due <= now,
    (message) => {
      const tries = message.tries + 1;
      return { state: 'retry', failure: 'offline', again: isAgain(message), tries, due: now + backoff(tries) };
    },
  );

/** The attempt with the token has a result. */
export const settle = (id: string, token: string, result: Result, now: number): Change => {
  const isIt = (message: Message) => message.id === id;
  const until = now + SEND_INTERVAL;
  if (!result.kind) return change(isIt, () => ({ state: result.type, fields: NO_FIELDS, at: now, until }));
  const { kind: failure, daily } = result;
  const state = result.type === 'failed' ? 'retry' : 'unconfirmed';
  // A late failure is that of an attempt without an answer, not of a later attempt.
  const fits = (message: Message) => message.token === token && isWaiting(message) && mayHaveArrived(message);
  return change(fits, (message) => {
    return { state, failure, again: isAgain(message), due: now + (daily ? DAY : backoff(message.tries)), until };
  });
};

/** Time has passed: claims end, messages become stale or go, and an occasion ends pauses. */
export const afterTime = (now: number, occasion?: Occasion): Change => {
  // A time further ahead than possible was written before the clock was put back. A claim may be twice as far ahead: a
  // tab that has read its clock may have to wait for the claim of another one.
  const past = (time: number, max = 0) => (time > now + max ? now : time);
  return (outbox) =>
    outbox.flatMap((each): Message | [] => {
      const message = { ...each, at: past(each.at), due: past(each.due, DAY), until: past(each.until, 2 * CLAIM) };
      const { at, state, failure, until } = message;
      if (now - at >= MAX_AGE) return [];
      if (state === 'sending' && until <= now) return { ...message, state: 'unconfirmed', failure: 'interrupted' };
      if (isPending(message) && now - at >= RETRY_WINDOW) return { ...message, state: 'stale', failure: 'stale' };
      if (state === 'retry' && PAUSE_ENDS[failure!]?.includes(occasion!)) return { ...message, due: 0, tries: 0 };
      return message;
    });
};

/** The messages of the one that the other does not have. */
export const without = (outbox: Outbox, others: Outbox): Outbox =>
  outbox.filter(({ id }) => !others.some((other) => other.id === id));

export const isSent = ({ state }: Message): boolean => state === 'delivered' || state === 'stored';

export const isWaiting = (message: Message): boolean => !isSent(message);

/** Whether the service may have it: only what certainly failed, or was not tried, is sent without asking. */
export const mayHaveArrived = (message: Message): boolean => !isPending(message) && message.state !== 'stale';

/** Whether an attempt is made of which the visitor knows: not one of those that follow a failure by themselves. */
export const isAsked = ({ state, failure, due }: Message): boolean =>
  (state === 'queued' || state === 'sending') && !(failure && due);

const isAgain = (message: Message): boolean => !!(message.again || (message.failure && isAsked(message)));

/** To be sent without asking the visitor. */
const isPending = ({ state }: Message) => state === 'queued' || state === 'retry';

const busyUntil = (outbox: Outbox) => Math.max(0, ...outbox.map(({ until }) => until));

/** The message to send next, and the time until then in milliseconds; undefined when none is pending. */
export function next(outbox: Outbox, now: number): { id: string; delay: number } | undefined {
  const [message] = outbox
    .filter((message) => isPending(message) || message.state === 'sending')
    .sort((one, other) => one.due - other.due);
  return message && { id: message.id, delay: Math.max(0, message.due - now, busyUntil(outbox) - now) };
}
