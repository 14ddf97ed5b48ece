import { SCOPE } from './constants';

/**
 * Registers the service worker of the contact page when the page has loaded, unless the build is without one. Without it,
 * messages are sent by open pages only.
 */
export async function registerWorker(): Promise<void> {
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  try {
    // The policy asks for trusted addresses of scripts.
    const rules = { createScriptURL: (url: string) => url };
    const url = (window.trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL('/sw.js');
    await navigator.serviceWorker.register(url, { scope: SCOPE });
  } catch {
    // It is blocked, or the network is gone.
  }
}
