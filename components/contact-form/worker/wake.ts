import { NAME, SCOPE } from '@/lib/outbox/constants';

const SCRIPT: string = '/sw.js';

/**
 * Loads the script that sends the messages that wait and registers the worker: from a visitor's second page on, unless
 * data is to be saved; on the contact page always.
 */
export async function wake(): Promise<void> {
  try {
    const isSecondPage = document.referrer.startsWith(location.origin) && !navigator.connection?.saveData;
    if (location.pathname === SCOPE || (localStorage.getItem(NAME) ?? isSecondPage))
      await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ SCRIPT);
  } catch {
    // Storage is blocked, or the network is gone.
  }
}
