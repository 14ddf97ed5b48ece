import { MINIMUM_TIME } from '../constants';
import type { Fields } from '../fields';
import { NAME, SCOPE } from '../worker/constants';
import { apply, find, isWaiting, sendAgain, submit, without } from './message';
import type { Change, Message, Occasion, Outbox } from './message';
import { sendNext, WAIT, type Sender } from './sender';
import { transact } from './store';

/** Has the browser wake the worker when the network is back. Resolves with whether it will. */
async function requestSync(): Promise<boolean> {
  try {
    await (await navigator.serviceWorker.getRegistration(SCOPE))!.sync!.register(NAME);
    return true;
  } catch {
    // There is no worker, no such event, or the visitor does not allow it.
    return false;
  }
}

/** Adds what was only in this tab. A message that is on the device already stays as it is there. */
const withAdded = (added: Outbox): Change => {
  return (all) => [...all, ...without(added, all)];
};

/**
 * Opens the outbox of this device in a page: sends what is due, and sets a timer for the rest.
 *
 * @param onChange called with what there is, after every change in this tab, another one or the worker
 */
export function openOutbox(send: Sender['send'], onChange: (outbox: Outbox) => void) {
  const opened = Date.now();
  /** What is on the device, and what is only in the memory of this tab, because the device does not take it. */
  let known: Outbox = [];
  let memory: Outbox = [];
  let timer: ReturnType<typeof setTimeout>;
  let isAwaited = false;
  let isClosed = false;

  /** Whether all messages that wait are on the device: none is only in this tab. */
  const isKept = () => !memory.some(isWaiting);

  /** Applies changes. Resolves with what there is then, when it is stored. */
  async function update(...changes: Change[]): Promise<Outbox> {
    // Whoever waits for a closed outbox goes no further.
    if (isClosed) return new Promise(() => {});
    const added = memory;
    try {
      known = await transact(withAdded(added), ...changes);
      memory = without(memory, added);
    } catch {
      // A message on the device stays as it is: an attempt that other tabs do not see must not be made.
      memory = without(apply([...known, ...memory], changes), known);
    }
    const outbox = [...known, ...memory];
    // Only while something would be lost: a page with this handler is not kept in the back/forward cache.
    window.onbeforeunload = isKept() ? null : () => true;
    // An error of the page must not stop sending: an extension may have removed a field.
    void Promise.resolve(outbox).then(onChange).catch(console.error);
    return outbox;
  }

  async function run(occasion?: Occasion): Promise<void> {
    // After an error a message becomes unconfirmed when its claim ends; the others go on.
    const delay = await sendNext({ update, send }, occasion).catch((error) => (console.error(error), WAIT));
    clearTimeout(timer);
    if (delay === undefined) return;
    timer = setTimeout(run, delay);
    // Whoever tells has seen to the sync: another request would wake the worker again.
    if (occasion === 'news') return;
    isAwaited = await requestSync();
    await update();
  }

  /** Applies a change of the visitor, then sends. Resolves with what there is when it is stored. */
  async function act(change: Change): Promise<Outbox> {
    // The page may be closed before it knows that there is no network.
    void requestSync();
    const outbox = await update(change);
    void run();
    return outbox;
  }

  /** Removes messages of a kind. Resolves with those that there were. */
  async function remove(kind: (message: Message) => boolean): Promise<Outbox> {
    let removed: Outbox = [];
    await update((outbox) => {
      removed = outbox.filter(kind);
      return outbox.filter((each) => !kind(each));
    });
    return removed;
  }

  addEventListener('online', () => run('network'));
  // A page that comes back from the back/forward cache is not opened again.
  addEventListener('pageshow', ({ persisted }) => persisted && run('opening'));
  // The tab that tells of a change may be closed before it has sent it.
  addEventListener('storage', ({ key }) => key === NAME && run('news'));
  navigator.serviceWorker?.addEventListener('message', () => run('news'));
  void run('opening');

  return {
    /** Keeps a message, and resolves with its id. The same text again is the message that is there already. */
    async submit(fields: Fields): Promise<string> {
      const now = Date.now();
      // The clock may have been put back since the page was opened.
      const due = Math.min(opened, now) + MINIMUM_TIME;
      return find(await act(submit(`${now}-${Math.random()}`, fields, now, due)), fields)!.id;
    },
    sendAgain: (id: string) => act(sendAgain(id, Date.now())),
    update,
    remove,
    /** Removes everything from the device. Resolves with the messages that there were. */
    async forget(): Promise<Outbox> {
      const removed = await remove(() => true);
      try {
        localStorage.removeItem(NAME);
        await caches.delete(NAME);
      } catch {
        // Storage is blocked: there is nothing.
      }
      return removed;
    },
    isKept,
    /** Whether the messages that are kept are sent when the network is back, although no page is open. */
    isAwaited: () => isAwaited,
    /** Stops sending. What is kept stays as it is. */
    close() {
      clearTimeout(timer);
      isClosed = true;
    },
  };
}

export type OpenOutbox = ReturnType<typeof openOutbox>;
