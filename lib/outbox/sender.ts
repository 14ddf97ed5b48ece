import type { Result } from '@/lib/contact/result';
import { afterTime, begin, begunAt, settle, type Change, type Occasion } from './changes';
import { ANSWER_TIMEOUT, SCOPE, SEND_INTERVAL } from './constants';
import { exclusively } from './lock';
import { next, type Message, type Messages } from './message';
import { pause } from './time';

export interface Sender {
  /** Applies changes to the messages on this device, in one transaction. Resolves with all messages. */
  update: (...changes: Change[]) => Promise<Messages>;
  /** Makes one attempt to send a message. It might take for ever. */
  send: (message: Message) => Promise<Result>;
  /** Whether to send even where the browser has no locks, although another tab might then send the same message. */
  withoutLocks: boolean;
}

/**
 * Sends one message, if one is due and neither another tab nor the worker is sending.
 *
 * @returns the time until there is something to do again, in milliseconds; undefined when nothing is left to do
 */
export async function sendNext(sender: Sender, occasion?: Occasion): Promise<number | undefined> {
  const { update, withoutLocks } = sender;
  const delayOf = (outbox: Messages) => next(outbox, Date.now())?.delay;
  const delay = delayOf(await update(afterTime(Date.now(), occasion)));
  if (delay !== 0) return delay;
  const wasMade = await exclusively(() => attempt(sender), withoutLocks);
  // If no attempt was made, another tab or the worker is sending, or the device cannot store the number of attempts.
  return wasMade ? delayOf(await update()) : ANSWER_TIMEOUT;
}

/**
 * Makes one attempt to send the message that is due. Resolves to whether it tried; it does not try unless the start of
 * the attempt was stored.
 */
async function attempt({ update, send }: Sender): Promise<boolean> {
  const now = Date.now();
  const message = begunAt(await update(begin(now)), now);
  if (!message) return false;
  const finish = (result: Result) => {
    if (result.kind) console.error(result.text || result.kind);
    return update(settle(message.id, result, Date.now()));
  };
  const interval = pause(SEND_INTERVAL);
  const answer = sendOnline(message, send);
  try {
    const result = await Promise.race([answer, pause(ANSWER_TIMEOUT)]);
    // An answer that comes later still counts if the message was sent.
    if (!result) void answer.then((late) => (late.kind ? undefined : finish(late))).catch(console.error);
    await finish(result ?? { type: 'unconfirmed', kind: 'noAnswer' });
  } finally {
    await interval;
  }
  return true;
}

const OFFLINE: Result = { type: 'failed', kind: 'offline' };

/** Sends a message unless the device is offline. After a broken connection, checks whether the device is offline. */
async function sendOnline(message: Message, send: Sender['send']): Promise<Result> {
  if (!navigator.onLine) return OFFLINE;
  const result = await send(message);
  return result.kind !== 'unreachable' || (await isReachable()) ? result : OFFLINE;
}

/** Whether the page's own address responds: a device may say that it is online although it can reach nothing. */
const isReachable = (): Promise<boolean> =>
  fetch(SCOPE, { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false);
