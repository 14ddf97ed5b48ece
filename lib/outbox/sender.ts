import type { Result } from '@/lib/contact/result';
import { ANSWER_TIMEOUT, SCOPE, SEND_INTERVAL } from './constants';
import { exclusively } from './lock';
import { afterTime, begin, begunAt, next, settle } from './message';
import type { Change, Message, Occasion, Messages } from './message';

export interface Sender {
  /** Applies changes to what is on this device, in one transaction. */
  update: (...changes: Change[]) => Promise<Messages>;
  send: (message: Message) => Promise<Result>;
  /** Whether it also sends where the browser has no locks, and another tab may send the same message. */
  alone: boolean;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the page's own address answers: a device may take itself for online where nothing can be reached. */
const isReachable = (): Promise<boolean> =>
  fetch(SCOPE, { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false);

const OFFLINE: Result = { type: 'failed', kind: 'offline' };

/** Sends a message where there is a network. After a broken connection it finds out whether there was. */
async function deliver(message: Message, send: Sender['send']): Promise<Result> {
  if (!navigator.onLine) return OFFLINE;
  const result = await send(message);
  return result.kind !== 'unreachable' || (await isReachable()) ? result : OFFLINE;
}

/**
 * Sends one message, if one is due and nobody else sends.
 *
 * @returns the time until there is something to do again, in milliseconds; undefined when nothing is left to do
 */
export async function sendNext(sender: Sender, occasion?: Occasion): Promise<number | undefined> {
  const { update, alone } = sender;
  const delayOf = (outbox: Messages) => next(outbox, Date.now())?.delay;
  const delay = delayOf(await update(afterTime(Date.now(), occasion)));
  if (delay !== 0) return delay;
  const isMade = await exclusively(() => attempt(sender), alone);
  // Somebody else sends, or the device does not take the number of attempts.
  return isMade ? delayOf(await update()) : ANSWER_TIMEOUT;
}

/** Makes one attempt with the message that is due. Resolves with whether there was one, and the device took its number. */
async function attempt({ update, send }: Sender): Promise<boolean> {
  const now = Date.now();
  const message = begunAt(await update(begin(now)), now);
  if (!message) return false;
  const finish = (result: Result) => {
    if (result.kind) console.error(result.text || result.kind);
    return update(settle(message.id, result, Date.now()));
  };
  const interval = pause(SEND_INTERVAL);
  const answer = deliver(message, send);
  try {
    const result = await Promise.race([answer, pause(ANSWER_TIMEOUT)]);
    // One that comes later still counts if the message was sent.
    if (!result) void answer.then((late) => (late.kind ? undefined : finish(late))).catch(console.error);
    await finish(result ?? { type: 'unconfirmed', kind: 'noAnswer' });
  } finally {
    await interval;
  }
  return true;
}
