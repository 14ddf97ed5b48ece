import { attempt } from '../attempt';
import { without, type Message } from '../outbox/message';
import { transact } from '../outbox/store';
import { NAME } from './constants';

/** Where earlier releases kept messages and the draft. */
const PREFIX = 'nestif-form-1:';

/** Moves what an earlier release has left in `localStorage`. What was being sent then becomes unconfirmed. */
export async function moveLegacy(): Promise<void> {
  // The log of attempts.
  indexedDB.deleteDatabase('nestif-form');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length === 0) return;
  const left = keys.flatMap((key): Message[] => {
    const kept = attempt(() => JSON.parse(localStorage.getItem(key)!) as Message | null);
    return kept?.fields ? [{ ...{ id: 'draft', state: 'draft', tries: 0, due: 0 }, ...kept, until: 0 }] : [];
  });
  await transact((outbox) => [...outbox, ...without(left, outbox)]);
  keys.forEach((key) => localStorage.removeItem(key));
  // The form learns of it as of a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key: NAME }));
}
