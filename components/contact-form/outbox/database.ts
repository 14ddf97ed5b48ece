import { reducer, type Action, type Message, type Outbox } from './reducer';

const NAME = 'nestif-outbox';

/** How long to wait for IndexedDB. Milliseconds. */
const TIMEOUT = 5_000;

/** Whether IndexedDB has ever answered: if it has, a slow answer is waited for; if it has not in time, nobody asks again. */
let isAlive = false;
let isDead = false;

/**
 * Applies actions to what is on this device, in one transaction, which excludes those of other tabs and of the worker: reads
 * all, and writes the difference. Resolves when that is complete.
 *
 * @param added messages that are not on the device yet
 * Rejects when IndexedDB is blocked, full, or does not answer: then nothing was written
 */
export function update(actions: Action[], added: Outbox = []): Promise<{ before: Outbox; after: Outbox }> {
  let before: Outbox = [];
  let after: Outbox = [];
  return new Promise((resolve, reject) => {
    if (isDead) return reject();
    let transaction: IDBTransaction | undefined;
    const opening = indexedDB.open(NAME);
    const timer = setTimeout(() => {
      if (isAlive) return;
      isDead = true;
      reject();
      transaction?.abort();
    }, TIMEOUT);
    opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: 'id' });
    opening.onerror = () => {
      clearTimeout(timer);
      reject(opening.error);
    };
    opening.onsuccess = () => {
      const database = opening.result;
      if (isDead) return database.close();
      transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = transaction.onabort = ({ type }) => {
        clearTimeout(timer);
        isAlive = true;
        // An open connection would keep the page out of the back/forward cache.
        database.close();
        if (type === 'abort') reject(transaction?.error);
        resolve({ before, after });
      };
      const store = transaction.objectStore(NAME);
      store.getAll().onsuccess = ({ target }) => {
        before = (target as IDBRequest<Message[]>).result.sort((one, other) => one.at - other.at);
        after = actions.reduce(reducer, [...before, ...added.filter(({ id }) => !has(before, id))]);
        for (const message of after) if (!before.includes(message)) store.put(message);
        for (const { id } of before) if (!has(after, id)) store.delete(id);
      };
    };
  });
}

export const has = (outbox: Outbox, id: string): boolean => outbox.some((message) => message.id === id);
