import type { FailureKind, Result } from '../email/send';
import type { Fields } from '../fields';

/**
 * The states of a message after Submit, without screen, storage and network.
 *
 *     queued ──> sending ──> (delivered or stored: leaves the outbox)
 *       ^          │
 *       │          ├──> retry ────────> sent again by itself after a pause; stale 24 hours after Submit
 *       │          └──> unconfirmed     it may have arrived
 *       └─ Send again ─── unconfirmed and stale: only the visitor decides
 *
 * A message leaves the outbox only by a confirmed result, by the visitor's decision, or after 30 days.
 */

export interface Message {
  id: string;
  fields: Fields;
  /** When the visitor last pressed Submit or Send again, in milliseconds since 1970. */
  at: number;
  state: 'queued' | 'sending' | 'retry' | 'unconfirmed' | 'stale';
  /** The number of attempts, including the one in progress. */
  tries: number;
  /** Not to be sent before this time. */
  due: number;
  /** Why it was not sent. */
  failure?: FailureKind | 'stale';
}

/** The messages of this device that are neither sent nor discarded, oldest first. */
export type Outbox = readonly Message[];

export type Action =
  /** The visitor pressed Submit; `due` may delay the message a little. */
  | { type: 'submit'; id: string; fields: Fields; now: number; due: number }
  /** An attempt begins. */
  | { type: 'send'; id: string }
  /** The attempt with the number `tries` has a result. */
  | { type: 'result'; id: string; tries: number; result: Result; now: number }
  /** No window is sending: a message in the state `sending` was interrupted by a closed window or a crash. */
  | { type: 'interrupted' }
  /** The page was opened, or the network is back: retries are due. */
  | { type: 'wake' }
  /** The visitor pressed Send again. */
  | { type: 'send-again'; id: string; now: number }
  | { type: 'discard'; id: string }
  /** Time has passed. */
  | { type: 'expire'; now: number };

const HOUR = 60 * 60 * 1000;

/** How long after Submit a message is sent without asking the visitor. Milliseconds. */
export const RETRY_WINDOW = 24 * HOUR;

/** How long a message stays on the device. Milliseconds. */
export const MAX_AGE = 30 * 24 * HOUR;

export const MIN_BACKOFF = 5_000;
export const MAX_BACKOFF = HOUR;

/** The delay before the next attempt: 5 s, 15 s, 45 s … up to an hour. Milliseconds. */
export const backoff = (tries: number): number => Math.min(MAX_BACKOFF, MIN_BACKOFF * 3 ** (tries - 1));

/** The outbox after an action. An action that does not fit the state of its message changes nothing. */
export function reducer(outbox: Outbox, action: Action): Outbox {
  const change = (fits: (message: Message) => unknown, to: Partial<Message>) =>
    outbox.map((message) => (fits(message) ? { ...message, ...to } : message));

  switch (action.type) {
    case 'submit': {
      const { id, fields, now, due } = action;
      return [...outbox, { id, fields, at: now, state: 'queued', tries: 0, due }];
    }
    case 'send':
      if (isSending(outbox)) return outbox;
      return outbox.map((message) => {
        const { id, tries } = message;
        return id === action.id && isPending(message) ? { ...message, state: 'sending', tries: tries + 1 } : message;
      });
    case 'result': {
      const { id, tries, result, now } = action;
      if (!result.kind) return outbox.filter((message) => message.id !== id);
      const failed = result.type === 'failed';
      // A late result of an earlier attempt changes nothing; a result of a later attempt does.
      const isNews = ({ state }: Message) => state === 'sending' || (state === 'unconfirmed' && failed);
      return change(
        (message) => message.id === id && (message.tries < tries || (message.tries === tries && isNews(message))),
        { tries, state: failed ? 'retry' : 'unconfirmed', due: now + backoff(tries), failure: result.kind },
      );
    }
    case 'interrupted':
      return change(({ state }) => state === 'sending', { state: 'unconfirmed', failure: 'interrupted' });
    case 'wake':
      return change(({ state }) => state === 'retry', { due: 0 });
    case 'send-again':
      return change(({ id, state }) => id === action.id && state !== 'sending', {
        state: 'queued',
        due: 0,
        at: action.now,
      });
    case 'discard':
      return outbox.filter((message) => message.id !== action.id);
    case 'expire': {
      const { now } = action;
      return outbox.flatMap((message) => {
        // A time in the future was written before the clock was put back: its age counts from now.
        if (message.at > now) return { ...message, at: now };
        if (now - message.at >= MAX_AGE) return [];
        const stale = isPending(message) && now - message.at >= RETRY_WINDOW;
        return stale ? { ...message, state: 'stale', failure: 'stale' } : message;
      });
    }
  }
}

/** Whether a message may be sent without asking the visitor. */
const isPending = ({ state }: Message) => state === 'queued' || state === 'retry';

/** Queued or being sent: for a visitor both are "sending". */
export const isInProgress = ({ state }: Message): boolean => state === 'queued' || state === 'sending';

const isSending = (outbox: Outbox): boolean => outbox.some(({ state }) => state === 'sending');

/** The message to send now, if there is one and none is being sent. */
export const nextDue = (outbox: Outbox, now: number): Message | undefined =>
  isSending(outbox) ? undefined : outbox.find((message) => isPending(message) && delayOf(message, now) === 0);

/** The time until the next message is due; undefined when none is pending. */
export function nextDelay(outbox: Outbox, now: number): number | undefined {
  const delays = outbox.filter(isPending).map((message) => delayOf(message, now));
  return delays.length > 0 ? Math.min(...delays) : undefined;
}

/** A delay longer than the maximum means that the clock was put back: the message is due. */
function delayOf({ due }: Message, now: number): number {
  const delay = due - now;
  return delay > MAX_BACKOFF || delay < 0 ? 0 : delay;
}
