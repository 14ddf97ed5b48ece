import { MINIMUM_TIME } from '../constants';
import type { Fields } from '../fields';
import { CACHE } from '../worker/constants';
import type { Action, Outbox } from './reducer';
import { requestSync } from './request-sync';
import { sendNext, WAIT, type Sender } from './sender';
import { attempt, createStore, HINT } from './store';

/** The browser asks before it closes the tab. */
function ask(event: BeforeUnloadEvent): void {
  // Chrome before 119 takes no notice of `preventDefault`.
  event.returnValue = true;
}

/**
 * Opens the outbox of this device in a page: sends what is due, and sets a timer for the rest.
 *
 * @param onChange called with what there is, after every change in this tab, another one or the worker
 */
export function openOutbox(send: Sender['send'], onChange: (outbox: Outbox) => void) {
  const store = createStore();
  const opened = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  let isRunning = false;
  let isWoken = true;
  let isAwaited = false;

  async function update(...actions: Action[]): Promise<Outbox> {
    const outbox = await store.update(...actions);
    // Only while something would be lost: a page with this listener is not kept in the back/forward cache.
    (store.isKept() ? removeEventListener : addEventListener)('beforeunload', ask);
    try {
      onChange(outbox);
    } catch (error) {
      // An extension may have removed a field: that must not stop sending.
      console.error(error);
    }
    return outbox;
  }
  const sender: Sender = { update, send };

  async function run(): Promise<void> {
    if (isRunning || sender.closed) return;
    isRunning = true;
    clearTimeout(timer);
    let delay: number | undefined = WAIT;
    try {
      do {
        const wake = isWoken;
        isWoken = false;
        delay = await sendNext(sender, wake);
      } while (isWoken || delay === 0);
    } catch (error) {
      // Its message becomes unconfirmed when its claim ends; the others go on.
      console.error(error);
    }
    isRunning = false;
    if (delay === undefined || sender.closed) return;
    timer = setTimeout(run, delay);
    isAwaited = await requestSync();
    await update();
  }

  /** Sends also what waits for the network. */
  function wake() {
    isWoken = true;
    void run();
  }

  /** Applies an action, then sends. Resolves when it is stored. */
  async function act(...actions: Action[]): Promise<void> {
    if (sender.closed) return;
    await update(...actions);
    void run();
  }

  addEventListener('online', wake);
  // A page that comes back from the back/forward cache is not opened again.
  addEventListener('pageshow', ({ persisted }) => persisted && wake());
  // Another tab or the worker has changed something. The tab may be closed before it has sent it.
  addEventListener('storage', ({ key }) => key === HINT && act());
  navigator.serviceWorker?.addEventListener('message', () => act());
  void run();

  return {
    /** Keeps a message. The same text again is the message that is there already. */
    async submit(fields: Fields): Promise<void> {
      const now = Date.now();
      // The clock may have been put back since the page was opened.
      const due = Math.min(opened, now) + MINIMUM_TIME;
      void requestSync();
      await act({ type: 'submit', id: `${now}-${Math.random()}`, fields, now, due });
    },
    sendAgain: (id: string) => act({ type: 'send-again', id, now: Date.now() }),
    /** Applies actions that send nothing. */
    update,
    /** Removes everything from the device. Resolves with whether there was anything. */
    async forget(): Promise<boolean> {
      const had = (await update()).length > 0;
      await update({ type: 'remove', which: () => true });
      await attempt(() => {
        localStorage.removeItem(HINT);
        return caches.delete(CACHE);
      });
      return had;
    },
    isKept: store.isKept,
    /** Whether the messages that are kept are sent when the network is back, although no page is open. */
    isAwaited: () => isAwaited,
    /** Stops listening and sending. What is kept stays as it is. */
    close() {
      clearTimeout(timer);
      sender.closed = true;
    },
  };
}

export type OpenOutbox = ReturnType<typeof openOutbox>;
