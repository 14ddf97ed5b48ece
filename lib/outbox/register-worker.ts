import { SCOPE } from './constants';

/**
 * Registers the service worker of the contact page when the page has loaded, unless the build has none. Without a
 * worker, only open pages send messages.
 */
export async function registerWorker(): Promise<void> {
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    // The policy requires trusted script URLs.
    const rules = { createScriptURL: (url: string) => url };
    const url = (window.trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL('/sw.js');
    await navigator.serviceWorker.register(url, { scope: SCOPE });
  } catch {
    // Workers are blocked, or the network is gone.
  }
}
