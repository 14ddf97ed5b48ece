import type { Result } from '../email/result';
import { next, type Action, type Message, type Outbox } from './reducer';

export interface Sender {
  /** Applies actions to what is on this device, in one transaction. */
  update: (...actions: Action[]) => Promise<Outbox>;
  /** Sends a message. `late` is called with a result that comes after the time-out. */
  send: (message: Message, late: (result: Result) => void) => Promise<Result>;
  /** Set when nothing more may be sent. */
  closed?: boolean;
}

/** How long to wait for the site's own host, and before a claim that could not be stored is tried again. Milliseconds. */
export const WAIT = 5_000;

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Whether the site's own host answers: a device may take itself for online where nothing can be reached. What is not sent
 * then certainly did not arrive.
 */
const isReachable = (): Promise<boolean> =>
  Promise.race([fetch('/sw.js', { method: 'HEAD' }), pause(WAIT)]).then(Boolean, () => false);

/**
 * Sends one message, if one is due. It is claimed in a transaction before, so that no other tab and no worker sends it.
 *
 * @param wake whether the network is back, or a page was opened
 * @returns the time until there is something to do again, in milliseconds; undefined when nothing is pending
 */
export async function sendNext(sender: Sender, wake = false): Promise<number | undefined> {
  const { update, send } = sender;
  const delayOf = (outbox: Outbox) => next(outbox, Date.now())?.delay;
  const outbox = await update({ type: 'expire', now: Date.now() }, ...(wake ? [{ type: 'wake' } as const] : []));
  const first = next(outbox, Date.now());
  if (!first || first.delay > 0) return first?.delay;
  const { id } = first.message;
  const settle = (result: Result, token?: string) => {
    if (result.kind) console.error(result.text || result.kind);
    return update({ type: 'result', id, token, result, now: Date.now() });
  };
  const reachable = await isReachable();
  if (sender.closed) return;
  if (!reachable) return delayOf(await settle({ type: 'failed', kind: 'offline' }));
  const token = `${Math.random()}`;
  const claimed = await update({ type: 'claim', id, token, now: Date.now() });
  const message = claimed.find(({ state, token: holder }) => state === 'sending' && holder === token);
  // Somebody else sends, or the claim could not be stored.
  if (!message) return delayOf(claimed) || WAIT;
  return delayOf(await settle(await send(message, (result) => void settle(result, token)), token));
}
