import { NAME } from './constants';
import { apply, type Change } from './changes';
import type { Messages } from './message';
import { fromStored, type StoredMessage } from './stored-message';

/** How long to wait for IndexedDB, in milliseconds. */
const TIMEOUT = 5_000;

/** Whether IndexedDB did not respond in time. Until it responds again, nothing waits for it. */
let isSilent = false;

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function write(changes: Change[], tell: () => void): Promise<Messages> {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(NAME);
    const before = ((await answerOf(store.get(NAME))) ?? []) as StoredMessage[];
    const after = [...apply(before.map(fromStored), changes)].sort((one, other) => one.at - other.at);
    const isChanged = JSON.stringify(before) !== JSON.stringify(after);
    if (isSilent) {
      // Too late for these changes: the page has gone on without them. The next ones will be written.
      isSilent = false;
      transaction.abort();
    } else if (isChanged) store.put(after, NAME);
    await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onabort: reject }));
    if (isChanged) tell();
    return after;
  } finally {
    // An open connection would keep the page out of the back/forward cache.
    database.close();
  }
}

/**
 * Applies changes to the messages on this device, in one transaction. Other tabs and the worker wait until it is over.
 *
 * @param tell called when something was written, to tell the others
 * @returns all messages after the changes, oldest first, once they are written
 * @throws when IndexedDB is blocked, full, or does not respond: then nothing is written
 */
export async function transact(changes: Change[], tell: () => void): Promise<Messages> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => {
      isSilent = true;
      reject(new Error('IndexedDB is stuck.'));
    };
    if (isSilent) giveUp();
    else timer = setTimeout(giveUp, TIMEOUT);
  });
  return Promise.race([silence, write(changes, tell)]).finally(() => clearTimeout(timer));
}
