import type { Fields } from '@/lib/contact/fields';
import { sendAgain, submit, type Change, type Occasion } from './changes';
import { ANSWER_TIMEOUT, MINIMUM_TIME, NAME, SCOPE } from './constants';
import { findWaiting, type Message, type Messages } from './message';
import { sendNext, type Sender } from './sender';
import { askBeforeClosing, openStore } from './store-with-memory';
import { tryStorage } from './try-storage';

/** Asks the browser to wake the worker when the network is back. Resolves to whether it will. */
async function requestSync(): Promise<boolean> {
  try {
    await (await navigator.serviceWorker.getRegistration(SCOPE))!.sync!.register(NAME);
    return true;
  } catch {
    // There is no worker or no Background Sync, or the visitor does not allow it.
    return false;
  }
}

/**
 * Opens the outbox of this device in the contact page: sends the messages that are due, and sets a timer for the
 * others.
 *
 * @param send makes one attempt, and never rejects
 * @param onChange called with all messages after every change in this tab, another one or the worker
 */
export function openOutbox(send: Sender['send'], onChange: (outbox: Messages) => void) {
  const opened = Date.now();
  const store = openStore(() => channel?.postMessage('changed'), onChange);
  const { update } = store;
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  let hasSync = false;
  let channel: BroadcastChannel | undefined;

  /**
   * Sends what is due, after the run in progress.
   *
   * @param byOthers whether another tab or the worker has made a change
   */
  function run(occasion?: Occasion, byOthers?: boolean): void {
    running = running.then(() => sendDue(occasion, byOthers));
  }

  async function sendDue(occasion?: Occasion, byOthers?: boolean): Promise<void> {
    const sender = { update, send, withoutLocks: true };
    // After an error the attempt times out; other messages are still sent.
    const delay = await sendNext(sender, occasion).catch((error) => (console.error(error), ANSWER_TIMEOUT));
    clearTimeout(timer);
    if (delay === undefined) return;
    timer = setTimeout(run, delay);
    // The tab that made the change has already requested the sync: asking again would wake the worker again.
    if (byOthers) return;
    void requestSync().then((is) => {
      hasSync = is;
      return update();
    });
  }

  /** Applies a change by the visitor, then sends. Resolves with all messages when they are stored. */
  async function act(change: Change): Promise<Messages> {
    // The page may be closed before it finds out that there is no network.
    void requestSync();
    const outbox = await update(change);
    run();
    return outbox;
  }

  /**
   * Listens for changes by other tabs and the worker, unless the page is in the back/forward cache or storage is
   * blocked.
   */
  function listen(isVisible: boolean): void {
    channel?.close();
    channel = isVisible ? tryStorage(() => new BroadcastChannel(NAME)) : undefined;
    if (channel) channel.onmessage = () => run(undefined, true);
  }

  addEventListener('online', () => run('network'));
  addEventListener('pagehide', () => listen(false));
  // A page that comes back from the back/forward cache does not run its script again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    listen(true);
    run('opening');
  });
  listen(true);
  // An earlier release used this key to tell other pages that a message was waiting.
  tryStorage(() => localStorage.removeItem(NAME));
  run('opening');

  return {
    /**
     * Keeps a message, and resolves with it. The same text again gives the message that is already there.
     *
     * @param replaced the id of a message that this one replaces
     */
    async submit(fields: Fields, replaced?: string): Promise<Message> {
      askBeforeClosing(true);
      const now = Date.now();
      // The clock may have been put back since the page was opened.
      const due = Math.min(opened, now) + MINIMUM_TIME;
      const outbox = await act(submit(`${now}-${Math.random()}`, fields, now, due, replaced));
      return findWaiting(outbox, fields)!;
    },
    sendAgain: (id: string) => act(sendAgain(id)),
    /** Removes the messages that match. Resolves with the others. */
    remove: (kind: (message: Message) => boolean) => update((outbox) => outbox.filter((each) => !kind(each))),
    /** Removes everything from the device. */
    async forget(): Promise<void> {
      await update(() => []);
      // `caches` rejects if storage is blocked, and is missing if the page is not secure: then nothing was cached.
      await globalThis.caches?.delete(NAME).catch(() => {});
    },
    isKept: store.isKept,
    /** Whether the messages on the device will be sent when the network is back, even if no page is open. */
    hasSync: () => hasSync,
    /** Stops sending. Messages are left as they are. */
    close() {
      store.close();
      listen(false);
    },
  };
}
