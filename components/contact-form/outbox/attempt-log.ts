import type { Result } from '../email/send';
import { pause } from './lock';

/** The latest attempt to send a message; without a result it is running, or was interrupted. */
export interface Attempt {
  id: string;
  tries: number;
  result?: Result;
  /** When this was recorded, in milliseconds since 1970. */
  at: number;
}

const NAME = 'nestif-form';

/** Copies lag for a moment: older entries are of no use any more. Milliseconds. */
const MAX_AGE = 60 * 60 * 1000;

/** IndexedDB that does not answer must not hold up a message for longer. Milliseconds. */
const TIMEOUT = 5_000;

/**
 * Tells every window which attempts there have been.
 *
 * A window reads its own copy of localStorage, which may lag behind what another window wrote a moment ago, even under
 * the lock. IndexedDB has no such copies: what was recorded before the lock was released is read after it was acquired.
 */
export function createAttemptLog() {
  return {
    async read(): Promise<Attempt[]> {
      const attempts = await transact<Attempt[]>(false, (store, give) => {
        store.getAll().onsuccess = ({ target }) => {
          const { result } = target as IDBRequest<Attempt[]>;
          give(result);
          for (const { id, at } of result) if (Math.abs(Date.now() - at) > MAX_AGE) store.delete(id);
        };
      });
      return attempts ?? [];
    },

    /** Records that an attempt begins, or its result; false when the log has later news already. */
    async record(id: string, tries: number, result?: Result): Promise<boolean> {
      const recorded = await transact<boolean>(true, (store, give) => {
        store.get(id).onsuccess = ({ target }) => {
          const last = (target as IDBRequest<Attempt | undefined>).result;
          const isFinal = (each?: Result) => each && !each.kind;
          const isNews =
            !last || isFinal(result) || (!isFinal(last.result) && (result ? last.tries <= tries : last.tries < tries));
          give(!!isNews);
          if (isNews) store.put({ id, tries, result, at: Date.now() } satisfies Attempt);
        };
      });
      return recorded ?? true;
    },

    clear: () => void transact(false, (store) => store.clear()),
  };
}

export type AttemptLog = ReturnType<typeof createAttemptLog>;

/**
 * Works on the stored attempts, and resolves with what was given; with undefined when there are none, when IndexedDB is
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
  return Promise.race([transacted, pause(TIMEOUT).then(() => undefined)]).catch(() => undefined);
}
