import { NAME } from './constants';

const SCRIPT: string = '/sw.js';

/**
 * Loads what sends the messages that wait, and what registers the worker: from a visitor's second page on, unless data
 * is to be saved.
 */
export async function wake(isContactPage: boolean): Promise<void> {
  try {
    const isSecondPage = document.referrer.startsWith(location.origin) && !navigator.connection?.saveData;
    if (isContactPage || (localStorage.getItem(NAME) ?? isSecondPage))
      await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ SCRIPT);
  } catch {
    // Storage is blocked, or the network is gone.
  }
}
