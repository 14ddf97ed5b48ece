import type { Result } from '../email/send';
import { pause } from './lock';

/** The latest try of a message; without a result it is running, or was cut off. */
export interface Try {
  id: string;
  tries: number;
  result?: Result;
  /** When this was noted, in milliseconds since 1970. */
  at: number;
}

/**
 * Tells every window which tries there have been.
 *
 * A window reads its own copy of localStorage, which may lag behind what another window wrote a moment ago, even under
 * the lock. IndexedDB has no such copies: what was noted before the lock was given away is read after it was taken.
 */
export interface Ledger {
  read(): Promise<Try[]>;
  /** Notes that a try begins, or its result; false when the ledger knows better already. */
  note(id: string, tries: number, result?: Result): Promise<boolean>;
  clear(): void;
}

const NAME = 'nestif-form';

/** Copies lag for a moment: notes that are older than this have been of use. Milliseconds. */
const USEFUL = 60 * 60 * 1000;

/** IndexedDB that does not answer must not hold up a message for longer. Milliseconds. */
const PATIENCE = 5_000;

export function createLedger(): Ledger {
  return {
    async read() {
      const tries = await transact<Try[]>(false, (store, give) => {
        store.getAll().onsuccess = ({ target }) => {
          const { result } = target as IDBRequest<Try[]>;
          give(result);
          for (const { id, at } of result) if (Math.abs(Date.now() - at) > USEFUL) store.delete(id);
        };
      });
      return tries ?? [];
    },

    async note(id, tries, result) {
      const noted = await transact<boolean>(true, (store, give) => {
        store.get(id).onsuccess = ({ target }) => {
          const last = (target as IDBRequest<Try | undefined>).result;
          const isNews =
            !last ||
            result?.type === 'delivered' ||
            (last.result?.type !== 'delivered' && (result ? last.tries <= tries : last.tries < tries));
          give(isNews);
          if (isNews) store.put({ id, tries, result, at: Date.now() } satisfies Try);
        };
      });
      return noted ?? true;
    },

    clear: () => void transact(false, (store) => store.clear()),
  };
}

/**
 * Works on the stored tries, and resolves with what was given; with undefined when there are none, when IndexedDB is
 * blocked, or when it does not answer: then windows go by their copy alone.
 */
function transact<Value>(
  create: boolean,
  work: (store: IDBObjectStore, give: (value: Value) => void) => void,
): Promise<Value | undefined> {
  const transacted = new Promise<Value | undefined>((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => {
      if (create) opening.result.createObjectStore(NAME, { keyPath: 'id' });
      else opening.transaction?.abort();
    };
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
      let value: Value | undefined;
      const end = () => {
        database.close();
        resolve(value);
      };
      transaction.oncomplete = end;
      transaction.onabort = () => {
        value = undefined;
        end();
      };
      work(transaction.objectStore(NAME), (given) => {
        value = given;
      });
    };
  });
  return Promise.race([transacted, pause(PATIENCE).then(() => undefined)]).catch(() => undefined);
}
