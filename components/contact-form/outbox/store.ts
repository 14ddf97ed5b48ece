import { attempt } from '../attempt';
import { NAME } from '../worker/constants';
import { isDraft, isWaiting, type Change, type Message, type Outbox } from './message';
import { pause } from './sender';

/** How long to wait for IndexedDB. Milliseconds. */
const TIMEOUT = 5_000;

/** Undefined at first. Once IndexedDB has answered, a slow answer is waited for; once it has not, nobody asks again. */
let answers: boolean | undefined;

const answerOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const apply = (changes: Change[], outbox: Outbox) => changes.reduce((all, change) => change(all), outbox);

/**
 * Applies changes to what is on this device, in one transaction, which excludes those of other tabs and of the worker.
 *
 * @param added messages that are not on the device yet
 * @returns what there is then, when it is written, and whether it differs from what was there
 * @throws when IndexedDB is blocked, full, or does not answer: then nothing was written
 */
export async function transact(changes: Change[], added: Outbox = []): Promise<{ after: Outbox; hasChanged: boolean }> {
  let transaction: IDBTransaction | undefined;
  const fail = (): never => {
    throw new Error('IndexedDB does not answer.');
  };
  async function work() {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore(NAME);
    const database = await answerOf(opening);
    try {
      if (answers === false) fail();
      transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(NAME);
      const before = ((await answerOf(store.get(NAME))) ?? []) as Message[];
      const all = [...before, ...added.filter(({ id }) => !before.some((each) => each.id === id))];
      const after = apply(
        changes,
        all.sort((one, other) => one.at - other.at),
      );
      const hasChanged = JSON.stringify(before) !== JSON.stringify(after);
      if (hasChanged) store.put(after, NAME);
      await new Promise((resolve, reject) => Object.assign(transaction!, { oncomplete: resolve, onabort: reject }));
      answers = true;
      return { after, hasChanged };
    } finally {
      // An open connection would keep the page out of the back/forward cache.
      database.close();
    }
  }
  if (answers === false) fail();
  if (answers) return work();
  const timeout = pause(TIMEOUT).then(() => {
    answers ||= false;
    transaction?.abort();
    return fail();
  });
  return Promise.race([work(), timeout]);
}

/**
 * Tells other tabs and pages, without opening the database: another number at each change while messages wait; empty when none
 * does, and the contact page has been made ready for a visitor without a network.
 */
export function setHint(outbox: Outbox, hasChanged: boolean): void {
  const waits = outbox.some(isWaiting);
  attempt(() => {
    if (hasChanged || !localStorage.getItem(NAME) === waits)
      localStorage.setItem(NAME, waits ? `${Math.random()}` : '');
  });
}

/** What is on this device, as a tab has it: what the device does not take stays in the memory of the tab. */
export function createStore() {
  let memory: Outbox = [];
  let known: Outbox = [];
  return {
    /** Applies changes. Resolves with what there is then, when it is stored. */
    async update(...changes: Change[]): Promise<Outbox> {
      const { after, hasChanged } = await transact(changes, memory).catch(() => ({
        after: undefined,
        hasChanged: false,
      }));
      if (after) {
        known = after;
        memory = [];
      } else {
        // A message on the device stays as it is: an attempt that other tabs do not see must not be made.
        const isKnown = (each: Message) =>
          known.some(({ id, at }) => id === each.id && (at === each.at || !isDraft(each)));
        memory = apply(changes, [...known, ...memory]).filter((each) => !isKnown(each));
      }
      const outbox = [...known, ...memory];
      setHint(outbox, hasChanged);
      return outbox;
    },
    /** Whether all of it is on the device, or all of a kind: none is only in this tab. */
    isKept: (kind: (message: Message) => boolean = Boolean) => !memory.some(kind),
  };
}
