import type { Fields } from '@/lib/contact/fields';
import { tryStorage } from './try-storage';
import { ANSWER_TIMEOUT, MINIMUM_TIME, NAME, SCOPE } from './constants';
import { apply, find, isWaiting, sendAgain, submit, without } from './message';
import type { Change, Message, Occasion, Messages } from './message';
import { sendNext, type Sender } from './sender';
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
 * Opens the outbox of this device in the contact page: sends what is due, and sets a timer for the rest.
 *
 * @param send makes one attempt, and never rejects
 * @param onChange called with all messages after every change in this tab, another one or the worker
 */
export function openOutbox(send: Sender['send'], onChange: (outbox: Messages) => void) {
  const opened = Date.now();
  let onDevice: Messages = [];
  /** Messages that the device does not take. */
  let inMemory: Messages = [];
  /** The latest change of this tab; the next one waits for it. */
  let latest = Promise.resolve<Messages>([]);
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  let isAwaited = false;
  let channel: BroadcastChannel | undefined;

  /** Whether the device has all messages that wait. */
  const isKept = () => !inMemory.some(isWaiting);

  /** Has the browser ask before the page is closed. Only while a message would be lost: it rules out the back/forward cache. */
  const warn = (isNeeded: boolean) => (window.onbeforeunload = isNeeded ? () => true : null);

  /** Applies changes after those that came before. Resolves with all messages when they are stored. */
  function update(...changes: Change[]): Promise<Messages> {
    return (latest = latest.then(() => store(changes)));
  }

  async function store(changes: Change[]): Promise<Messages> {
    try {
      const merge: Change = (outbox) => [...outbox, ...without(inMemory, outbox)];
      onDevice = await transact([merge, ...changes], () => channel?.postMessage('changed'));
      inMemory = [];
    } catch {
      // A message on the device stays as it is: other tabs would not see an attempt to send it.
      inMemory = without(apply([...onDevice, ...inMemory], changes), onDevice);
    }
    const outbox = [...onDevice, ...inMemory];
    warn(!isKept());
    // An error of the page must not stop sending: an extension may have removed a field.
    void Promise.resolve(outbox).then(onChange).catch(console.error);
    return outbox;
  }

  /** Sends what is due after what it sends now. @param isOthers whether another tab or the worker has made a change */
  function run(occasion?: Occasion, isOthers?: boolean): void {
    running = running.then(() => sendDue(occasion, isOthers));
  }

  async function sendDue(occasion?: Occasion, isOthers?: boolean): Promise<void> {
    // After an error the attempt ends by its time; the others go on.
    const sender = { update, send, alone: true };
    const delay = await sendNext(sender, occasion).catch((error) => (console.error(error), ANSWER_TIMEOUT));
    clearTimeout(timer);
    if (delay === undefined) return;
    timer = setTimeout(run, delay);
    // Who made the change has asked for the sync: asking again would wake the worker again.
    if (isOthers) return;
    void requestSync().then((is) => {
      isAwaited = is;
      return update();
    });
  }

  /** Applies a change of the visitor, then sends. Resolves with all messages when they are stored. */
  async function act(change: Change): Promise<Messages> {
    // The page may be closed before it knows that there is no network.
    void requestSync();
    const outbox = await update(change);
    run();
    return outbox;
  }

  /** Hears of the changes of other tabs and the worker, unless the page is in the back/forward cache, or storage blocked. */
  function listen(isVisible: boolean): void {
    channel?.close();
    channel = isVisible ? tryStorage(() => new BroadcastChannel(NAME)) : undefined;
    if (channel) channel.onmessage = () => run(undefined, true);
  }

  addEventListener('online', () => run('network'));
  addEventListener('pagehide', () => listen(false));
  // A page that comes back from the back/forward cache is not opened again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    listen(true);
    run('opening');
  });
  listen(true);
  // An earlier release kept there, for other pages, whether a message was waiting.
  tryStorage(() => localStorage.removeItem(NAME));
  run('opening');

  return {
    /**
     * Keeps a message, and resolves with it. The same text again is the message that is there already.
     *
     * @param replaced the id of a message that this one replaces
     */
    async submit(fields: Fields, replaced?: string): Promise<Message> {
      warn(true);
      const now = Date.now();
      // The clock may have been put back since the page was opened.
      const due = Math.min(opened, now) + MINIMUM_TIME;
      const outbox = await act(submit(`${now}-${Math.random()}`, fields, now, due, replaced));
      return find(outbox, fields)!;
    },
    sendAgain: (id: string) => act(sendAgain(id)),
    /** Removes messages of a kind. Resolves with the others. */
    remove: (kind: (message: Message) => boolean) => update((outbox) => outbox.filter((each) => !kind(each))),
    /** Removes everything from the device. */
    async forget(): Promise<void> {
      await update(() => []);
      // Rejects where storage is blocked, and is missing where the page is not secure: there is nothing.
      await globalThis.caches?.delete(NAME).catch(() => {});
    },
    isKept,
    /** Whether the messages that are kept are sent when the network is back, although no page is open. */
    isAwaited: () => isAwaited,
    /** Stops sending. Messages stay as they are: no later change gets its turn. */
    close() {
      latest = new Promise(() => {});
      listen(false);
    },
  };
}
