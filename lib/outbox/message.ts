import type { FailureKind, Result } from '@/lib/contact/result';
import { NO_FIELDS, sameFields, type Fields } from '@/lib/contact/fields';
import { ANSWER_TIMEOUT } from './constants';

/**
 * A message after Submit, without screen, storage and network. It is waiting, or sent.
 *
 * A waiting message is sent at least once: again and again while it was certainly not taken, and until three attempts
 * may have delivered it; then, and seven days after Submit, it needs a decision of the visitor. It leaves the outbox
 * when a contact page has shown that it was sent, when the visitor removes it, or after 30 days.
 *
 * The names are those of the release of November 2026: its messages are read here, and it reads these if a release is
 * taken back.
 */
export interface Message {
  id: string;
  /** Empty once it is sent. */
  fields: Fields;
  /** When it was submitted, or sent. Milliseconds since 1970, as all times. */
  at: number;
  /**
   * `delivered`, `stored`: it was sent, as in `Result`. `sending`: an attempt is in progress. Else it waits; `queued` and
   * `stale` are of that release.
   */
  state: 'retry' | 'sending' | 'unconfirmed' | 'delivered' | 'stored' | 'queued' | 'stale';
  /** The number of attempts that have failed. */
  tries: number;
  /** The number of attempts that may have delivered it, including the one in progress. */
  possible: number;
  /** Not to be sent before this time. */
  due: number;
  /** Whether the visitor has asked for one more attempt. */
  asked?: boolean;
  /** Why the latest attempt failed. */
  failure?: FailureKind;
  /** When the attempt in progress ends at the latest. */
  until: number;
}

/** The messages on this device, oldest first. */
export type Messages = readonly Message[];

/** A change of the outbox. One that does not fit the state of its message changes nothing. */
export type Change = (outbox: Messages) => Messages;

/** The outbox after the changes, one after the other. */
export const apply = (outbox: Messages, changes: Change[]): Messages =>
  changes.reduce((all, change) => change(all), outbox);

/** Why the outbox is read before its time: a page was opened, or the network is back. */
export type Occasion = 'opening' | 'network';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after Submit a message is sent without asking the visitor, and how long it stays. Milliseconds. */
export const RETRY_WINDOW = 7 * DAY;
export const MAX_AGE = 30 * DAY;

/** How often a message may have been delivered before the visitor is asked. */
export const MAX_POSSIBLE = 3;

/** How long an attempt lasts at most: until the answer is given up, and that is stored. Milliseconds. */
export const ATTEMPT = ANSWER_TIMEOUT + 5_000;

/** The pauses after the first and the second attempt that may have delivered the message. Milliseconds. */
const PAUSES = [MINUTE, 10 * MINUTE];

/** The pause after a failure that proves that it was not taken: 5 s, 15 s, 45 s … up to an hour. Milliseconds. */
export const backoff = (tries: number): number => Math.min(HOUR, 5_000 * 3 ** (tries - 1));

const change = (fits: (message: Message) => unknown, to: (message: Message) => Partial<Message>): Change => {
  return (outbox) => outbox.map((message) => (fits(message) ? { ...message, ...to(message) } : message));
};

export const isWaiting = ({ state }: Message): boolean => state !== 'delivered' && state !== 'stored';

const isSending = ({ state }: Message): boolean => state === 'sending';

/** A message as it was stored; the release of November 2026 did not count. */
export const fromStored = (message: Omit<Message, 'possible'> & { possible?: number }): Message => ({
  ...message,
  possible: message.possible ?? { sending: 1, unconfirmed: MAX_POSSIBLE }[message.state as string] ?? 0,
});

/** The message that waits and has this text. */
export const find = (outbox: Messages, fields: Fields): Message | undefined =>
  outbox.find((message) => isWaiting(message) && sameFields(message.fields, fields));

/**
 * The visitor pressed Submit. The same text again is the message that is there already.
 *
 * @param replaced the id of a message that this one replaces, unless that is being sent
 */
export const submit = (id: string, fields: Fields, now: number, due: number, replaced?: string): Change => {
  return (outbox) => {
    const same = find(outbox, fields);
    if (same) return sendAgain(same.id)(outbox);
    const others = outbox.filter((each) => each.id !== replaced || isSending(each));
    return [...others, { id, fields, at: now, state: 'retry', tries: 0, possible: 0, due, until: 0 }];
  };
};

/** The visitor pressed Send again. An attempt in progress counts as the one asked for. */
export const sendAgain = (id: string): Change =>
  change(
    (message) => message.id === id && !isSending(message),
    () => ({ asked: true, due: 0 }),
  );

/** Whether a message that waits is sent again only if the visitor wants that. */
export const needsDecision = (message: Message, now = Date.now()): boolean =>
  !message.asked && !isSending(message) && (message.possible >= MAX_POSSIBLE || now - message.at >= RETRY_WINDOW);

/** An attempt begins with the message that is due, and may have delivered it until the contrary is proved. */
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

/** What a failure makes of a message. */
const failed = (tries: number, possible: number, failure: FailureKind): Partial<Message> => ({
  state: possible < MAX_POSSIBLE ? 'retry' : 'unconfirmed',
  tries: tries + 1,
  possible,
  failure,
  asked: false,
});

/** The attempt with a message has a result. One that comes late counts only if the message was sent. */
export const settle = (id: string, result: Result, now: number): Change =>
  change(
    (message) => message.id === id && (result.kind ? isSending(message) : isWaiting(message)),
    ({ tries, possible, asked }) => {
      if (!result.kind) return { state: result.type, fields: NO_FIELDS, at: now };
      const { type, kind: failure, daily } = result;
      if (type === 'unconfirmed') return failed(tries, possible, failure);
      const due = now + (daily ? DAY : backoff(tries + 1));
      // Nothing was sent offline: the attempt that the visitor asked for is still to be made.
      return { ...failed(tries, possible - 1, failure), due, asked: asked && failure === 'offline' };
    },
  );

/** Time has passed: attempts whose page is gone end, messages go, and an occasion ends pauses. */
export const afterTime = (now: number, occasion?: Occasion): Change => {
  // A time much further ahead than possible was written before the clock was put back; one that is a little further, by
  // a tab that has read its clock after this one.
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
      if (isSending(message) && until <= now) return { ...message, ...failed(tries, possible, 'interrupted') };
      // Nothing ends the pause after another failure.
      const isOver = occasion && (failure === 'offline' || (failure === 'tooMany' && occasion === 'opening'));
      return isOver ? { ...message, due: 0 } : message;
    });
};

/** The messages of the one that the other does not have. */
export const without = (outbox: Messages, others: Messages): Messages =>
  outbox.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * The message to look at next, and the time until then in milliseconds: until it may be sent, or its attempt must have
 * ended. Undefined when nothing is left to do without the visitor.
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
