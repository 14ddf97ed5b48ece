/** Types that TypeScript's library of the DOM lacks. */

interface ServiceWorkerRegistration {
  /** Background Sync: Chromium only. */
  sync?: { register(tag: string): Promise<void> };
}

interface Window {
  trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
}

/** An event of a service worker. */
interface WorkerEvent extends Event {
  request: Request;
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The global object of a service worker. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ postMessage(message: string): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
