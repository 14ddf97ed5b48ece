import type { EmailConfig } from '@/lib/contact/config';
import { storeByRest } from '@/lib/firebase/store-by-rest';
import { NAME, SCOPE } from './constants';
import { emailByFetch } from './email-by-fetch';
import { sendOrStore } from './send-or-store';
import { sendNext, type Sender } from './sender';
import { pause } from './time';
import { transact } from './store';

/**
 * `/sw.js`: the service worker of the contact page. When the network comes back, it sends the waiting messages; when
 * the network fails, it serves the contact page. When loaded by a page it does nothing: pages still open from the
 * November 2026 release import it.
 */

/** Set by the postbuild step. */
declare const EMAIL_CONFIG: EmailConfig;

/** If this is `off` in the environment of the build, the worker removes itself. */
const IS_OFF = process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off';

const worker = self as unknown as WorkerScope;

/** How long, in milliseconds, the worker lets an open page send first. */
const GRACE = 2_500;

/** How long one event may wait for the next message, and how long it may last, in milliseconds. */
const MAX_WAIT = 10_000;
const MAX_TIME = 60_000;

/** Makes open pages read the stored messages. */
function tellPages(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

const sender: Sender = {
  send: ({ fields }) => sendOrStore(fields, (fields) => emailByFetch(EMAIL_CONFIG, fields), storeByRest),
  update: (...changes) => transact(changes, tellPages),
  withoutLocks: false,
};

/**
 * Sends the waiting messages.
 *
 * @throws Error when messages are left that can be sent later: the browser then calls the worker again
 */
async function sendAll(): Promise<void> {
  const end = Date.now() + MAX_TIME;
  await pause(GRACE);
  for (let delay = await sendNext(sender, 'network'); delay !== undefined; delay = await sendNext(sender)) {
    if (delay > MAX_WAIT || Date.now() > end) throw new Error('Messages wait.');
    await pause(delay);
  }
}

/**
 * Caches the contact page in place of an older one, with the scripts and fonts that its HTML names, including its
 * inline styles. It caches no error and no other page: the scope covers every address that begins with it.
 */
async function keep(page: Response): Promise<void> {
  if (!page.ok || page.redirected || new URL(page.url).pathname !== SCOPE) return;
  const cache = await caches.open(NAME);
  const needed = (await page.clone().text()).match(/\/(islands|fonts)\/[\w.-]+/g) ?? [];
  await Promise.all(needed.map(async (path) => (await cache.match(path)) || cache.add(path)));
  await cache.put(SCOPE, page);
  for (const request of await cache.keys()) {
    if (![SCOPE, ...needed].includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The contact page, or a file that it needs: from the network or, if the network does not respond, from the cache. */
async function answer(event: WorkerEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (request.mode === 'navigate') event.waitUntil(keep(response.clone()).catch(console.error));
    return response;
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}

if ('document' in self) {
  // A page has imported this script.
} else if (IS_OFF) {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) =>
    event.waitUntil(caches.delete(NAME).then(() => worker.registration.unregister())),
  );
} else {
  worker.addEventListener('install', (event) => {
    void worker.skipWaiting();
    event.waitUntil(fetch(SCOPE).then(keep).catch(console.error));
  });
  worker.addEventListener('fetch', (event) => {
    if (['document', 'script', 'font'].includes(event.request.destination)) event.respondWith(answer(event));
  });
  worker.addEventListener('sync', (event) => event.waitUntil(sendAll()));
}
