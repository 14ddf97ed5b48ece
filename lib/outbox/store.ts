import { tryStorage } from '@/lib/try-storage';
import { NAME } from './constants';
import { apply, isWaiting, type Change, type Outbox } from './message';
import { pause } from './sender';

/** How long to wait for IndexedDB. Milliseconds. */
const TIMEOUT = 5_000;

/** Settles when IndexedDB has been tried: where it is blocked or does not answer, nobody asks again. */
let trial: Promise<unknown> | undefined;

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
  return answerOf(opening);
}

/**
 * Applies changes to what is on this device, in one transaction, which excludes those of other tabs and of the worker.
 *
 * @returns what there is then, oldest first, when it is written
 * @throws when IndexedDB is blocked, full, or does not answer: then nothing was written
 */
export async function transact(...changes: Change[]): Promise<Outbox> {
  trial ??= Promise.race([
    open().then((database) => database.close()),
    pause(TIMEOUT).then(() => Promise.reject(new Error('IndexedDB does not answer.'))),
  ]);
  await trial;
  const database = await open();
  try {
    const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(NAME);
    const before = ((await answerOf(store.get(NAME))) ?? []) as Outbox;
    const after = [...apply(before, changes)].sort((one, other) => one.at - other.at);
    if (JSON.stringify(before) !== JSON.stringify(after)) store.put(after, NAME);
    await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onabort: reject }));
    setHint(after);
    return after;
  } finally {
    // An open connection would keep the page out of the back/forward cache.
    database.close();
  }
}

/** Tells other tabs and pages what waits, without opening the database. Empty when nothing does any more. */
function setHint(outbox: Outbox): void {
  const waiting = outbox.filter(isWaiting).map(({ id, state, tries }) => [id, state, tries]);
  // A worker has no such storage.
  tryStorage(() => {
    if (waiting.length > 0 || localStorage.getItem(NAME)) localStorage.setItem(NAME, waiting.join());
  });
}
