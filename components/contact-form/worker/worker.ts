import type { EmailConfig } from '../email/config';
import { post } from '../email/post';
import { update } from '../outbox/database';
import { pause, sendNext, type Sender } from '../outbox/sender';
import { HINT, setHint, attempt } from '../outbox/store';
import { moveLegacy } from './legacy';
import { CACHE, HAS_WORKER, SCOPE } from './constants';

/**
 * `/sw.js`: the service worker of the contact page, and what other pages load when messages wait.
 *
 * As a worker it sends what waits when the browser says that the network is back, and answers the contact page when the
 * network does not. In a page it registers itself; it wakes the worker when messages wait, or sends them itself.
 */

/** Set by the publish step. */
declare const EMAIL_CONFIG: EmailConfig;

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
  request: Request;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ postMessage(message: string): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface TrustedWindow extends Window {
  trustedTypes?: { createPolicy(name: string, rules: TrustedRules): TrustedRules };
}
interface TrustedRules {
  createScriptURL(url: string): string;
}
const worker = self as unknown as Worker;

/** How long the worker waits, so that an open page sends first; and how long another page waits for the worker. Milliseconds. */
const GRACE = 2_500;

/** How long one event may wait for the next message, and how long it may last. Milliseconds. */
const MAX_WAIT = 10_000;
const MAX_TIME = 60_000;

const sender: Sender = {
  send: ({ fields }, late) => post(EMAIL_CONFIG, fields, late),
  async update(...actions) {
    const { before, after } = await update(actions);
    if ('document' in self) setHint(after);
    else if (before.length !== after.length || after.some((message) => !before.includes(message))) {
      const pages = await worker.clients.matchAll({ includeUncontrolled: true });
      pages.forEach((page) => page.postMessage('changed'));
    }
    return after;
  },
};

/**
 * Sends what waits.
 *
 * @throws Error when messages are left that can be sent later: the browser then calls the worker again
 */
async function sendAll(): Promise<void> {
  let wake = true;
  for (const end = Date.now() + MAX_TIME; ;) {
    const delay = await sendNext(sender, wake);
    wake = false;
    if (delay === undefined) return;
    if (delay > MAX_WAIT || Date.now() > end) throw new Error('Messages wait.');
    await pause(delay);
  }
}

/** Keeps the contact page with the scripts and fonts that it names, in place of an older one. */
async function keep(page: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const needed = (await page.clone().text()).match(/\/(islands|fonts)\/[\w.-]+/g) ?? [];
  await Promise.all(needed.map(async (path) => (await cache.match(path)) || cache.add(path)));
  await cache.put(SCOPE, page);
  for (const request of await cache.keys()) {
    if (![SCOPE, ...needed].includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The contact page from the network, or as it was kept when the network does not answer. */
async function answerPage(event: WorkerEvent): Promise<Response> {
  try {
    const page = await fetch(event.request);
    if (page.ok && !page.redirected) event.waitUntil(keep(page.clone()).catch(console.error));
    return page;
  } catch (error) {
    return orKept(SCOPE, error);
  }
}

async function orKept(request: Request | string, error: unknown): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  throw error;
}

function onFetch(event: WorkerEvent): void {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && pathname === SCOPE) event.respondWith(answerPage(event));
  else if (/^\/(islands|fonts)\//.test(pathname)) {
    event.respondWith(fetch(request).catch((error) => orKept(request, error)));
  }
}

/** Registers the worker, and sends what waits. */
async function runInPage(): Promise<void> {
  if (location.pathname === SCOPE) await moveLegacy().catch(console.error);
  // The policy asks for trusted addresses of scripts.
  const policy = (window as TrustedWindow).trustedTypes?.createPolicy('worker', { createScriptURL: (url) => url });
  const url = policy ? policy.createScriptURL('/sw.js') : '/sw.js';
  const options = { scope: SCOPE, updateViaCache: 'none' } as const;
  const registration = HAS_WORKER ? await navigator.serviceWorker?.register(url, options) : undefined;
  if (!attempt(() => localStorage.getItem(HINT))) return setHint([], true);
  // It sends by itself.
  if (location.pathname === SCOPE) return;
  registration?.active?.postMessage('send');
  await pause(registration?.active ? GRACE : 0);
  await sendAll();
}

if ('document' in self) {
  runInPage().catch(() => {});
} else if (HAS_WORKER) {
  worker.addEventListener('install', (event) => {
    void worker.skipWaiting();
    event.waitUntil(fetch(SCOPE).then(keep).catch(console.error));
  });
  worker.addEventListener('fetch', onFetch);
  worker.addEventListener('sync', (event) => event.waitUntil(pause(GRACE).then(sendAll)));
  worker.addEventListener('message', (event) => event.waitUntil(sendAll().catch(() => {})));
} else {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(caches.delete(CACHE).then(() => worker.registration.unregister())),
  );
}
