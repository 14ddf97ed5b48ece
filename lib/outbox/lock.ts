import { NAME } from './constants';

/**
 * Runs an action, unless another tab or the worker is already running one. It never waits for the lock: a page that
 * waits for one cannot go into the back/forward cache.
 *
 * @param withoutLocks whether to run it even without locks: on plain `http:`, and if storage is blocked
 * @returns what the action returns; undefined if it did not run
 */
export async function exclusively<Value>(
  action: () => Promise<Value>,
  withoutLocks: boolean,
): Promise<Value | undefined> {
  let hasLocks = false;
  try {
    return await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      hasLocks = true;
      return lock ? action() : undefined;
    });
  } catch (error) {
    // Locks work, so it was the action that threw.
    if (hasLocks) throw error;
    return withoutLocks ? action() : undefined;
  }
}
