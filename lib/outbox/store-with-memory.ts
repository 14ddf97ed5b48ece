import { apply, type Change } from './changes';
import { isWaiting, without, type Messages } from './message';
import { transact } from './store';

/**
 * Makes the browser ask before the page is closed. Use it only while a message would be lost, because it rules out the
 * back/forward cache.
 */
export const askBeforeClosing = (isNeeded: boolean) => (window.onbeforeunload = isNeeded ? () => true : null);

/**
 * The messages on this device and, in the memory of this page, those that the device cannot store.
 *
 * @param tell called when something was written to the device, to tell other tabs and the worker
 * @param onChange called with all messages after every change
 */
export function openStore(tell: () => void, onChange: (outbox: Messages) => void) {
  let onDevice: Messages = [];
  let inMemory: Messages = [];
  /** The latest change; the next one waits for it. */
  let latest = Promise.resolve<Messages>([]);

  /** Whether the device has all waiting messages. */
  const isKept = () => !inMemory.some(isWaiting);

  async function write(changes: Change[]): Promise<Messages> {
    try {
      const merge: Change = (outbox) => [...outbox, ...without(inMemory, outbox)];
      onDevice = await transact([merge, ...changes], tell);
      inMemory = [];
    } catch {
      // A message on the device is left as it is: other tabs would not see an attempt to send it.
      inMemory = without(apply([...onDevice, ...inMemory], changes), onDevice);
    }
    const outbox = [...onDevice, ...inMemory];
    askBeforeClosing(!isKept());
    // An error in the page must not stop sending: an extension may have removed a field.
    void Promise.resolve(outbox).then(onChange).catch(console.error);
    return outbox;
  }

  return {
    /** Applies changes after those that came before. Resolves with all messages when they are stored. */
    update: (...changes: Change[]): Promise<Messages> => (latest = latest.then(() => write(changes))),
    isKept,
    /** Stops. Messages are left as they are, because no later change gets its turn. */
    close: () => void (latest = new Promise(() => {})),
  };
}
