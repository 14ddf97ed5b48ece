import { ANSWER_TIMEOUT } from './constants';
import type { Result } from '@/lib/contact/result';
import { afterTime, claim, next, postpone, settle } from './message';
import type { Change, Message, Occasion, Outbox } from './message';

export interface Sender {
  /** Applies changes to what is on this device, in one transaction. */
  update: (...changes: Change[]) => Promise<Outbox>;
  send: (message: Message) => Promise<Result>;
}

/** How long to wait for the site's host, and until a claim that could not be stored is tried again. Milliseconds. */
export const WAIT = 5_000;

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether the site's own host answers: a device may take itself for online where nothing can be reached. */
const isReachable = (): Promise<boolean> =>
  Promise.race([fetch('/sw.js', { method: 'HEAD' }), pause(WAIT)]).then(Boolean, () => false);

/**
 * Sends one message, if one is due. It is claimed in a transaction before, so that no other tab and no worker sends it.
 *
 * @returns the time until there is something to do again, in milliseconds; undefined when nothing is pending
 */
export async function sendNext({ update, send }: Sender, occasion?: Occasion): Promise<number | undefined> {
  const delayOf = (outbox: Outbox) => next(outbox, Date.now())?.delay;
  const first = next(await update(afterTime(Date.now(), occasion)), Date.now());
  if (!first || first.delay > 0) return first?.delay;
  if (!(await isReachable())) {
    console.error('offline');
    return delayOf(await update(postpone(Date.now())));
  }
  const { id } = first;
  const token = `${Math.random()}`;
  const claimed = await update(afterTime(Date.now()), claim(id, token, Date.now()));
  const message = claimed.find((each) => each.token === token);
  // Somebody else sends, or the claim could not be stored.
  if (!message) return delayOf(claimed) || WAIT;
  const finish = (result: Result) => {
    if (result.kind) console.error(result.text || result.kind);
    return update(settle(id, token, result, Date.now())).then(delayOf);
  };
  const answer = send(message);
  const result = await Promise.race([answer, pause(ANSWER_TIMEOUT)]);
  // An answer that comes later still counts.
  if (!result) void answer.then(finish);
  return finish(result ?? { type: 'unconfirmed', kind: 'noAnswer' });
}
