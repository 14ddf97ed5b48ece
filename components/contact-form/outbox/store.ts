import { attempt } from '../attempt';
import { NAME } from '../worker/constants';
import { isDraft, isWaiting, type Change, type Message, type Outbox } from './message';
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

const apply = (changes: Change[], outbox: Outbox) => changes.reduce((all, change) => change(all), outbox);

/**
 * Applies changes to what is on this device, in one transaction, which excludes those of other tabs and of the worker.
 *
 * @param added messages that are not on the device yet
 * @returns what there is then, when it is written
 * @throws when IndexedDB is blocked, full, or does not answer: then nothing was written
 */
export async function transact(changes: Change[], added: Outbox = []): Promise<Outbox> {
  trial ??= Promise.race([
    open().then((database) => database.close()),
    pause(TIMEOUT).then(() => Promise.reject(new Error('IndexedDB does not answer.'))),
  ]);
  await trial;
  const database = await open();
  try {
    const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(NAME);
    const before = ((await answerOf(store.get(NAME))) ?? []) as Message[];
    const all = [...before, ...added.filter(({ id }) => !before.some((each) => each.id === id))];
    const after = apply(
      changes,
      all.sort((one, other) => one.at - other.at),
    );
    if (JSON.stringify(before) !== JSON.stringify(after)) store.put(after, NAME);
    await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onabort: reject }));
    return after;
  } finally {
    // An open connection would keep the page out of the back/forward cache.
    database.close();
  }
}

/** Tells other tabs and pages what waits, without opening the database. Empty when nothing does any more. */
export function setHint(outbox: Outbox): void {
  const waiting = outbox.filter(isWaiting).map(({ id, state, tries }) => [id, state, tries]);
  attempt(() => {
    if (waiting.length > 0 || localStorage.getItem(NAME)) localStorage.setItem(NAME, waiting.join());
  });
}

/** What is on this device, as a tab has it: what the device does not take stays in the memory of the tab. */
export function createStore() {
  let memory: Outbox = [];
  let known: Outbox = [];
  return {
    /** Applies changes. Resolves with what there is then, when it is stored. */
    async update(...changes: Change[]): Promise<Outbox> {
      try {
        known = await transact(changes, memory);
        memory = [];
      } catch {
        // A message on the device stays as it is: an attempt that other tabs do not see must not be made.
        const isKnown = (each: Message) =>
          known.some(({ id, at }) => id === each.id && (at === each.at || !isDraft(each)));
        memory = apply(changes, [...known, ...memory]).filter((each) => !isKnown(each));
      }
      const outbox = [...known, ...memory];
      setHint(outbox);
      return outbox;
    },
    /** Whether all messages of a kind are on the device: none is only in this tab. */
    isKept: (kind: (message: Message) => boolean) => !memory.some(kind),
  };
}
