import { attempt } from '../attempt';
import { MINIMUM_TIME } from '../constants';
import type { Fields } from '../fields';
import { NAME, SCOPE } from '../worker/constants';
import { AT_OPENING, isSent, sendAgain, submit, type Change, type Message, type Outbox } from './message';
import { sendNext, WAIT, type Sender } from './sender';
import { createStore } from './store';

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
  let running: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  let isAwaited = false;
  let isClosed = false;

  async function update(...changes: Change[]): Promise<Outbox> {
    // Whoever waits for a closed outbox goes no further.
    if (isClosed) return new Promise(() => {});
    const outbox = await store.update(...changes);
    // Only while something would be lost: a page with this listener is not kept in the back/forward cache.
    (store.isKept((each) => !isSent(each)) ? removeEventListener : addEventListener)('beforeunload', ask);
    // An error of the page must not stop sending: an extension may have removed a field.
    void Promise.resolve(outbox).then(onChange).catch(console.error);
    return outbox;
  }

  /**
   * Sends what is due, one message after the other. `isWoken`: also what waits for the network. `isTold`: another tab
   * or the worker has changed something, and has seen to the sync itself; to ask for one would wake the worker again.
   */
  function run(isWoken = false, isTold = false): void {
    running = running
      .then(() => sendNext({ update, send }, isWoken ? AT_OPENING : undefined))
      // The message becomes unconfirmed when its claim ends; the others go on.
      .catch((error) => (console.error(error), WAIT))
      .then((delay) => {
        clearTimeout(timer);
        if (delay === undefined) return;
        timer = setTimeout(run, delay);
        if (isTold) return;
        void requestSync().then((isRequested) => {
          isAwaited = isRequested;
          void update();
        });
      });
  }

  /** Applies changes, then sends. Resolves when they are stored. */
  const act = (...changes: Change[]): Promise<void> => update(...changes).then(() => run());

  addEventListener('online', () => run(true));
  // A page that comes back from the back/forward cache is not opened again.
  addEventListener('pageshow', ({ persisted }) => persisted && run(true));
  // The tab that has changed something may be closed before it has sent it.
  const follow = () => void update().then(() => run(false, true));
  addEventListener('storage', ({ key }) => key === NAME && follow());
  navigator.serviceWorker?.addEventListener('message', follow);
  run(true);

  return {
    /** Keeps a message. The same text again is the message that is there already. */
    submit(fields: Fields): Promise<void> {
      const now = Date.now();
      void requestSync();
      // The clock may have been put back since the page was opened.
      return act(submit(`${now}-${Math.random()}`, fields, now, Math.min(opened, now) + MINIMUM_TIME));
    },
    sendAgain: (id: string) => act(sendAgain(id, Date.now())),
    /** Applies changes that send nothing. */
    update,
    /** Removes a message that is not sent. Resolves with the state that it was in. */
    async discard(id: string): Promise<Message['state'] | undefined> {
      let found: Message | undefined;
      await update((outbox) => {
        found = outbox.find((each) => each.id === id);
        return outbox.filter((each) => each !== found || isSent(each));
      });
      return found?.state;
    },
    /** Removes everything from the device. Resolves with whether there was anything. */
    async forget(): Promise<boolean> {
      let had = false;
      await update((outbox) => {
        had = outbox.length > 0;
        return [];
      });
      await attempt(() => {
        localStorage.removeItem(NAME);
        return caches.delete(NAME);
      });
      return had;
    },
    isKept: store.isKept,
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
