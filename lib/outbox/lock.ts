import { NAME } from './constants';

/**
 * Runs an action while no other tab and no worker of this site does. It is never queued: a page that waits for a lock
 * cannot go into the back/forward cache.
 *
 * @param alone whether it also runs where there are no locks: on plain `http:`, and where storage is blocked
 * @returns what the action returns; undefined when it did not run
 */
export async function exclusively<Value>(action: () => Promise<Value>, alone: boolean): Promise<Value | undefined> {
  let isRefused = true;
  try {
    return await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      isRefused = false;
      return lock ? action() : undefined;
    });
  } catch (error) {
    if (!isRefused) throw error;
    return alone ? action() : undefined;
  }
}
