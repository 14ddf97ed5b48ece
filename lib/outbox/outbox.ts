import { MINIMUM_TIME, NAME, SCOPE } from './constants';
import type { Fields } from '@/lib/contact/fields';
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

/**
 * Opens the outbox of this device in a page: sends what is due, and sets a timer for the rest.
 *
 * @param onChange called with all messages after every change in this tab, another one or the worker
 */
export function openOutbox(send: Sender['send'], onChange: (outbox: Outbox) => void) {
  const opened = Date.now();
  let onDevice: Outbox = [];
  /** Messages that the device does not take. */
  let inMemory: Outbox = [];
  /** The latest change of this tab; the next one waits for it. */
  let latest = Promise.resolve<Outbox>([]);
  let timer: ReturnType<typeof setTimeout>;
  let isAwaited = false;

  /** Whether the device has all messages that wait. */
  const isKept = () => !inMemory.some(isWaiting);

  /** Applies changes after those that came before. Resolves with all messages when they are stored. */
  function update(...changes: Change[]): Promise<Outbox> {
    const begin = () => store(changes);
    return (latest = latest.then(begin, begin));
  }

  async function store(changes: Change[]): Promise<Outbox> {
    try {
      onDevice = await transact((outbox) => [...outbox, ...inMemory], ...changes);
      inMemory = [];
    } catch {
      // A message on the device stays as it is: other tabs would not see an attempt to send it.
      inMemory = without(apply([...onDevice, ...inMemory], changes), onDevice);
    }
    const outbox = [...onDevice, ...inMemory];
    // Only while a message would be lost: a page with this handler is not kept in the back/forward cache.
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
    // The tab or worker that made the change has asked for the sync: asking again would wake the worker again.
    if (occasion === 'changed') return;
    isAwaited = await requestSync();
    await update();
  }

  /** Applies a change of the visitor, then sends. Resolves with all messages when they are stored. */
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
      return without(outbox, removed);
    });
    return removed;
  }

  addEventListener('online', () => run('network'));
  // A page that comes back from the back/forward cache is not opened again.
  addEventListener('pageshow', ({ persisted }) => persisted && run('opening'));
  // The tab that tells of a change may be closed before it has sent it.
  addEventListener('storage', ({ key }) => key === NAME && run('changed'));
  navigator.serviceWorker?.addEventListener('message', () => run('changed'));
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
    /** Stops sending. Messages stay as they are: no later change gets its turn. */
    close() {
      latest = new Promise(() => {});
    },
  };
}
