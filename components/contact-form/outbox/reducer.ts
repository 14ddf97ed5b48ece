import { SEND_INTERVAL } from '../email/constants';
import type { FailureKind, Result } from '../email/result';
import { NO_FIELDS, sameFields, type Fields } from '../fields';

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
  /** When the visitor last pressed Submit or Send again, or when it was sent. Milliseconds since 1970, as all times here. */
  at: number;
  /** `draft`: the latest text of all tabs that was not submitted. `delivered`, `stored`: as in `Result`. */
  state: 'draft' | 'queued' | 'sending' | 'retry' | 'unconfirmed' | 'stale' | 'delivered' | 'stored';
  /** The number of attempts, including the one in progress. */
  tries: number;
  /** Not to be sent before this time. */
  due: number;
  /** Why it was not sent. */
  failure?: FailureKind | 'stale';
  /** Who makes the latest attempt. Until this time nobody begins another one, of any message. */
  token?: string | undefined;
  until?: number;
}

/** What is on this device, oldest first. */
export type Outbox = readonly Message[];

export type Action =
  /** The visitor pressed Submit. The same text again is the message that is there already. */
  | { type: 'submit'; id: string; fields: Fields; now: number; due: number }
  /** An attempt begins, unless another one is in progress: then no message has the token. */
  | { type: 'claim'; id: string; token: string; now: number }
  /** The attempt with the token has a result. Without a token none was made, because nothing could be reached. */
  | { type: 'result'; id: string; token?: string; result: Result; now: number }
  /** The network is back, or a page was opened. */
  | { type: 'wake' }
  | { type: 'send-again'; id: string; now: number }
  | { type: 'draft'; fields: Fields; now: number }
  | { type: 'remove'; which: (message: Message) => boolean }
  /** Time has passed. */
  | { type: 'expire'; now: number };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long after Submit a message is sent without asking the visitor, and how long it stays. Milliseconds. */
export const RETRY_WINDOW = 7 * DAY;
export const MAX_AGE = 30 * DAY;

/** How long an attempt may take: 15 seconds for each channel, and some more. Milliseconds. */
export const CLAIM = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ? 35_000 : 20_000;

/** The delay before the next attempt: 5 s, 15 s, 45 s … up to an hour. Milliseconds. */
export const backoff = (tries: number): number => Math.min(HOUR, 5_000 * 3 ** (tries - 1));

/** The outbox after an action. An action that does not fit the state of its message changes nothing. */
export function reducer(outbox: Outbox, action: Action): Outbox {
  const change = (fits: (message: Message) => unknown, to: (message: Message) => Partial<Message>) =>
    outbox.map((message) => (fits(message) ? { ...message, ...to(message) } : message));
  const isIt = ({ id }: Message) => id === (action as { id?: string }).id;

  switch (action.type) {
    case 'submit': {
      const { id, fields, now, due } = action;
      const same = outbox.find((message) => isWaiting(message) && sameFields(message.fields, fields));
      if (same) return reducer(outbox, { type: 'send-again', id: same.id, now });
      return [...outbox, { id, fields, at: now, state: 'queued', tries: 0, due }];
    }
    case 'claim': {
      const { token, now } = action;
      const isFree = !busy(outbox, now) && !outbox.some(({ state }) => state === 'sending');
      return change(
        (message) => isFree && isIt(message) && isPending(message),
        ({ tries }) => ({ state: 'sending', tries: tries + 1, token, until: now + CLAIM }),
      );
    }
    case 'result': {
      const { token, result, now } = action;
      const until = token ? now + SEND_INTERVAL : 0;
      if (!result.kind) return change(isIt, () => ({ state: result.type, fields: NO_FIELDS, at: now, until }));
      const hasFailed = result.type === 'failed';
      // A late failure is news of an attempt without an answer, not of a later attempt.
      const isNews = ({ state }: Message) => state === 'sending' || (hasFailed && state === 'unconfirmed');
      return change(
        (each) => isIt(each) && (token ? each.token === token && isNews(each) : isPending(each)),
        (each) => {
          const tries = token ? each.tries : each.tries + 1;
          const due = now + (result.lasting ? DAY : backoff(tries));
          return { state: hasFailed ? 'retry' : 'unconfirmed', failure: result.kind, tries, due, until };
        },
      );
    }
    case 'wake':
      // A refusal does not depend on the network.
      return change(
        ({ state, failure }) => state === 'retry' && /offline|tooMany/.test(failure!),
        () => ({ due: 0, tries: 0 }),
      );
    case 'send-again':
      return change(
        (message) => isIt(message) && isWaiting(message) && message.state !== 'sending',
        () => ({ state: 'queued', due: 0, at: action.now }),
      );
    case 'draft': {
      const { fields, now } = action;
      return [
        ...outbox.filter((message) => !isDraft(message)),
        { id: 'draft', fields, at: now, state: 'draft', tries: 0, due: 0 },
      ];
    }
    case 'remove':
      return outbox.filter((message) => !action.which(message));
    case 'expire':
      return outbox.flatMap((message) => {
        const { at, state, until } = message;
        // A time in the future was written before the clock was put back: its age counts from now.
        const age = Math.max(0, action.now - at);
        if (age >= MAX_AGE) return [];
        if (state === 'sending' && !timeTo(until, action.now, 2 * CLAIM))
          return { ...message, state: 'unconfirmed', failure: 'interrupted' };
        if (isPending(message) && age >= RETRY_WINDOW) return { ...message, state: 'stale', failure: 'stale' };
        return at > action.now ? { ...message, at: action.now } : message;
      });
  }
}

export const isSent = ({ state }: Message): boolean => state === 'delivered' || state === 'stored';

/** Neither a draft nor sent. */
export const isWaiting = (message: Message): boolean => !isDraft(message) && !isSent(message);

export const isDraft = ({ state }: Message): boolean => state === 'draft';

/** To be sent without asking the visitor. */
const isPending = ({ state }: Message) => state === 'queued' || state === 'retry';

/** Queued or being sent: for a visitor both are "sending". */
export const isInProgress = ({ state }: Message): boolean => state === 'queued' || state === 'sending';

/** The time until `end`; 0 when it has passed, or is further away than it can be: then the clock was put back. */
const timeTo = (end = 0, now: number, max: number) => (end - now > max ? 0 : Math.max(0, end - now));

/** How long no attempt may begin. */
const busy = (outbox: Outbox, now: number) => Math.max(0, ...outbox.map(({ until }) => timeTo(until, now, 2 * CLAIM)));

/** The message to send next, and the time until then in milliseconds; undefined when none is pending. */
export function next(outbox: Outbox, now: number): { message: Message; delay: number } | undefined {
  const [message] = outbox
    .filter((each) => isPending(each) || each.state === 'sending')
    .sort((one, other) => one.due - other.due);
  return message && { message, delay: Math.max(busy(outbox, now), timeTo(message.due, now, 2 * DAY)) };
}
