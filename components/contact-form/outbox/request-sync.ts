import { SCOPE, TAG } from '../worker/constants';

declare global {
  interface ServiceWorkerRegistration {
    /** Background Sync: Chromium only. */
    sync?: { register(tag: string): Promise<void> };
  }
}

/** Has the browser wake the worker when the network is back. Resolves with whether it will. */
export async function requestSync(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    await registration!.sync!.register(TAG);
    return true;
  } catch {
    // There is no worker, no such event, or the visitor does not allow it.
    return false;
  }
}
