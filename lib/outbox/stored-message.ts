import { MAX_POSSIBLE, type Message } from './message';

/**
 * A message as stored on the device. The release of November 2026 wrote two more states for a waiting message, and did
 * not count possible deliveries.
 */
export interface StoredMessage extends Omit<Message, 'state' | 'possible'> {
  state: Message['state'] | 'queued' | 'stale';
  possible?: number;
}

/** Reads a stored message. */
export const fromStored = (message: StoredMessage): Message => {
  const { state, possible = { sending: 1, unconfirmed: MAX_POSSIBLE }[state as string] ?? 0 } = message;
  return { ...message, state: state === 'queued' || state === 'stale' ? 'retry' : state, possible };
};
