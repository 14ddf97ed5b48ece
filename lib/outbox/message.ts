import type { FailureKind } from '@/lib/contact/result';
import { sameFields, type Fields } from '@/lib/contact/fields';
import { DAY } from './time';

/**
 * A message after Submit, independent of the UI, storage and network. It is waiting, or has been sent.
 *
 * A waiting message is sent at least once: again and again while the service has certainly not accepted it, and until
 * three attempts may have delivered it. Then, and seven days after Submit, the visitor decides. The message leaves the
 * outbox when a contact page has shown that it was sent, when the visitor removes it, or after 30 days.
 *
 * The names are those of the release of November 2026, which reads these messages if a release is rolled back.
 */
export interface Message {
  id: string;
  /** Empty once the message has been sent. */
  fields: Fields;
  /** When it was submitted, or sent; in milliseconds since 1970, like all times in this module. */
  at: number;
  /**
   * `sending`: an attempt is in progress. `delivered`, `stored`: it was sent, as in `Result`. `retry`, `unconfirmed`:
   * it is waiting; only that release distinguishes the two: it resends a `retry` without asking the visitor, but not an
   * `unconfirmed`.
   */
  state: 'retry' | 'unconfirmed' | 'sending' | 'delivered' | 'stored';
  /** The number of attempts that have failed. */
  tries: number;
  /**
   * The number of attempts that may have delivered it. An attempt counts as soon as it begins, because its page may be
   * killed before an answer comes. It no longer counts when the answer proves that the message was not accepted.
   */
  possible: number;
  /** The message is not sent before this time. */
  due: number;
  /** Whether the visitor has requested one more attempt. */
  asked?: boolean;
  /** Why the latest attempt failed. */
  failure?: FailureKind;
  /** The latest time at which the attempt in progress ends. */
  until: number;
}

/** The messages on this device, oldest first. */
export type Messages = readonly Message[];

/** How long after Submit a message is retried without asking the visitor, and how long it is kept; in milliseconds. */
export const RETRY_WINDOW = 7 * DAY;
export const MAX_AGE = 30 * DAY;

/** How often a message may have been delivered before the visitor is asked. */
export const MAX_POSSIBLE = 3;

export const isWaiting = ({ state }: Message): boolean => state !== 'delivered' && state !== 'stored';

export const isSending = ({ state }: Message): boolean => state === 'sending';

/** Whether a waiting message is sent again only if the visitor wants that. */
export const needsDecision = (message: Message, now = Date.now()): boolean =>
  !message.asked && !isSending(message) && (message.possible >= MAX_POSSIBLE || now - message.at >= RETRY_WINDOW);

/** The waiting message with this text. */
export const findWaiting = (outbox: Messages, fields: Fields): Message | undefined =>
  outbox.find((message) => isWaiting(message) && sameFields(message.fields, fields));

/** The messages of the first list that the second does not have. */
export const without = (outbox: Messages, others: Messages): Messages =>
  outbox.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * The message to look at next, and the time until then in milliseconds: until it may be sent, or until its attempt must
 * have ended. Undefined when nothing is left to do without the visitor.
 */
export function next(outbox: Messages, now: number): { id: string; delay: number } | undefined {
  const [first] = outbox
    .filter((message) => isWaiting(message) && !needsDecision(message, now))
    .map((message) => ({
      id: message.id,
      delay: Math.max(0, (isSending(message) ? message.until : message.due) - now),
    }))
    .sort((one, other) => one.delay - other.delay);
  return first;
}
