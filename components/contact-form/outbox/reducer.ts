import type { Fields } from '../fields';
import type { FailureKind, Result } from '../email/send';

/**
 * The life of a message after Submit, apart from screen, storage and network.
 *
 *     handed over ──> sending ──> (delivered: leaves the outbox)
 *          ^            │
 *          │            ├──> waiting ──> sending again, by itself after a pause
 *          │            └──> unclear     it may have arrived: only the visitor decides
 *          └── again ───────┘
 *
 * A message leaves the outbox by confirmed delivery, by the visitor's word, or after 30 days; by nothing else.
 */

export interface Message {
  id: string;
  fields: Fields;
  /** When it was handed over, in milliseconds since 1970. */
  at: number;
  state: 'handed-over' | 'sending' | 'waiting' | 'unclear';
  /** How often it was tried, the running try included. */
  tries: number;
  /** Not to be sent before this time. */
  due: number;
  /** Why the last finished try did not deliver it. */
  failure?: FailureKind;
}

/** The messages of this device that are neither delivered nor discarded, oldest first. */
export type Outbox = readonly Message[];

export type OutboxEvent =
  /** The visitor pressed Submit; `due` may hold the message back a little. */
  | { type: 'hand-over'; id: string; fields: Fields; now: number; due: number }
  /** A try begins. */
  | { type: 'send'; id: string }
  /** The try with the number `tries` has an outcome. */
  | { type: 'answer'; id: string; tries: number; result: Result; now: number }
  /** No window is sending: a message still marked so was cut off, by a closed window or a crash. */
  | { type: 'interrupted' }
  /** The page was opened, or the network is back: whatever waits need not wait longer. */
  | { type: 'wake' }
  /** The visitor wants it sent again. */
  | { type: 'again'; id: string }
  | { type: 'discard'; id: string }
  /** Nothing stays on a device for longer than 30 days. */
  | { type: 'expire'; now: number };

/** How long an undelivered message stays on the device. */
export const EXPIRY = 30 * 24 * 60 * 60 * 1000;

const FIRST_PAUSE = 5_000;
export const LONGEST_PAUSE = 60 * 60 * 1000;

/** The pause before a message is sent again: 5 s, 15 s, 45 s … up to an hour. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 3 ** (tries - 1));

/** The outbox after an event. An event that does not fit the state of its message changes nothing. */
export function step(outbox: Outbox, event: OutboxEvent): Outbox {
  const change = (fits: (message: Message) => unknown, to: (message: Message) => Partial<Message>) =>
    outbox.map((message) => (fits(message) ? { ...message, ...to(message) } : message));

  switch (event.type) {
    case 'hand-over': {
      const { id, fields, now, due } = event;
      return [...outbox, { id, fields, at: now, state: 'handed-over', tries: 0, due }];
    }
    case 'send':
      if (isSending(outbox)) return outbox;
      return change(
        (message) => message.id === event.id && waits(message),
        (message) => ({ state: 'sending', tries: message.tries + 1 }),
      );
    case 'answer': {
      const { id, tries, result, now } = event;
      if (result.type === 'delivered') return outbox.filter((message) => message.id !== id);
      // A late answer to an earlier try says nothing about the running one; one to a later try tells of it.
      const isNewsOf = ({ state }: Message) => state === 'sending' || (state === 'unclear' && result.type === 'failed');
      return change(
        (message) => message.id === id && (message.tries < tries || (message.tries === tries && isNewsOf(message))),
        () => ({
          tries,
          state: result.type === 'failed' ? 'waiting' : 'unclear',
          due: now + pauseAfter(tries),
          failure: result.kind,
        }),
      );
    }
    case 'interrupted':
      return change(
        (message) => message.state === 'sending',
        () => ({ state: 'unclear', failure: 'interrupted' }),
      );
    case 'wake':
      return change(
        (message) => message.state === 'waiting',
        () => ({ due: 0 }),
      );
    case 'again':
      return change(
        (message) => message.id === event.id && message.state !== 'sending',
        () => ({ state: 'handed-over', due: 0 }),
      );
    case 'discard':
      return outbox.filter((message) => message.id !== event.id);
    case 'expire':
      // A time in the future was written by a clock that has been put back since: its 30 days begin now.
      return change(
        (message) => message.at > event.now,
        () => ({ at: event.now }),
      ).filter((message) => event.now - message.at < EXPIRY);
  }
}

/** Whether a message may be sent without asking the visitor. */
const waits = ({ state }: Message) => state === 'handed-over' || state === 'waiting';

/** Handed over or being sent: for a visitor both are "sending". */
export const isUnderway = ({ state }: Message): boolean => state === 'handed-over' || state === 'sending';

const isSending = (outbox: Outbox): boolean => outbox.some(({ state }) => state === 'sending');

/** The message to send now, if there is one and none is being sent. */
export function nextToSend(outbox: Outbox, now: number): Message | undefined {
  return isSending(outbox) ? undefined : outbox.find((message) => waits(message) && timeLeft(message, now) === 0);
}

/** The time until the next message is due; undefined when none waits. */
export function nextPause(outbox: Outbox, now: number): number | undefined {
  const pauses = outbox.filter(waits).map((message) => timeLeft(message, now));
  return pauses.length > 0 ? Math.min(...pauses) : undefined;
}

/** A pause longer than the longest means that the clock was put back: then it is over. */
function timeLeft({ due }: Message, now: number): number {
  const left = due - now;
  return left > LONGEST_PAUSE || left < 0 ? 0 : left;
}
