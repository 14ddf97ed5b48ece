import type { Result } from '../email/send';
import { pause } from './lock';

/** The latest attempt to send a message. Without a result it is in progress, or was interrupted. */
export interface Attempt {
  id: string;
  tries: number;
  result?: Result;
  /** When this was recorded, in milliseconds since 1970. */
  at: number;
}

const NAME = 'nestif-form';

/** How long an entry is needed: a window's copy of localStorage lags only for moments. Milliseconds. */
const MAX_AGE = 60 * 60 * 1000;

/** How long to wait for IndexedDB. Milliseconds. */
const TIMEOUT = 5_000;

/**
 * The attempts of all windows, in IndexedDB.
 *
 * A window's view of localStorage may lag behind what another window wrote a moment ago, even under the lock. IndexedDB
 * does not lag: what was recorded before the lock was released is read after it was acquired.
 */
export function createAttemptLog() {
  return {
    async read(): Promise<Attempt[]> {
      let attempts: Attempt[] = [];
      await transact(false, (store) => {
        store.getAll().onsuccess = ({ target }) => {
          attempts = (target as IDBRequest<Attempt[]>).result;
          for (const { id, at } of attempts) if (Math.abs(Date.now() - at) > MAX_AGE) store.delete(id);
        };
      });
      return attempts;
    },

    /** Records that an attempt begins, or its result. Resolves with false when the log has a later entry. */
    async record(id: string, tries: number, result?: Result): Promise<boolean> {
      let isNews = true;
      await transact(true, (store) => {
        store.get(id).onsuccess = ({ target }) => {
          const last = (target as IDBRequest<Attempt | undefined>).result;
          const isFinal = (each?: Result) => !!each && !each.kind;
          isNews =
            !last || isFinal(result) || (!isFinal(last.result) && (result ? last.tries <= tries : last.tries < tries));
          if (isNews) store.put({ id, tries, result, at: Date.now() } satisfies Attempt);
        };
      });
      return isNews;
    },

    clear: () => void transact(false, (store) => store.clear()),
  };
}

export type AttemptLog = ReturnType<typeof createAttemptLog>;

/**
 * Runs one transaction. Resolves also when there is no database, or when IndexedDB is blocked or does not answer: then a
 * window relies on localStorage.
 *
 * @param create whether to create the database if there is none
 */
function transact(create: boolean, work: (store: IDBObjectStore) => void): Promise<void> {
  const transacted = new Promise<void>((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => {
      if (create) opening.result.createObjectStore(NAME, { keyPath: 'id' });
      else opening.transaction?.abort();
    };
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = transaction.onabort = () => {
        database.close();
        resolve();
      };
      work(transaction.objectStore(NAME));
    };
  });
  return Promise.race([transacted, pause(TIMEOUT)]).catch(() => {});
}
