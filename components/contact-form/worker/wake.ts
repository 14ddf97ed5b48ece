import { HINT } from '../outbox/store';

const SCRIPT: string = '/sw.js';

/**
 * Loads what sends the messages that wait, and what registers the worker: from a visitor's second page on, unless data is to
 * be saved. The contact page sends by itself.
 */
export function wake(isContactPage: boolean): void {
  try {
    const { connection } = navigator as { connection?: { saveData: boolean } };
    const isSecondPage = document.referrer.startsWith(location.origin) && !connection?.saveData;
    if (isContactPage || (localStorage.getItem(HINT) ?? isSecondPage)) {
      import(/* turbopackIgnore: true */ /* webpackIgnore: true */ SCRIPT).catch(() => {});
    }
  } catch {
    // Storage is blocked.
  }
}
