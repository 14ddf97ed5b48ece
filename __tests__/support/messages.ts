import type { Result } from '@/lib/contact/result';
import type { Message } from '@/lib/outbox/message';

export const DELIVERED: Result = { type: 'delivered' };
export const BUSY: Result = { type: 'failed', kind: 'tooMany', text: 'broken' };
export const REFUSED: Result = { type: 'failed', kind: 'refused', text: 'no', daily: true };
export const NO_ANSWER: Result = { type: 'unconfirmed', kind: 'noAnswer' };
export const BROKEN: Result = { type: 'unconfirmed', kind: 'unreachable' };
export const OFFLINE: Result = { type: 'failed', kind: 'offline' };

/** A message as it is when the visitor submits it, with the changes a test needs. */
export function message(change: Partial<Message> = {}): Message {
  return {
    id: 'one',
    fields: { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' },
    at: 1_000,
    state: 'retry',
    tries: 0,
    possible: 0,
    due: 0,
    until: 0,
    ...change,
  };
}
