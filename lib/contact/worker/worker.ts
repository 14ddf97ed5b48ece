import { QueueStore, StorableRequest } from 'workbox-background-sync';
import type { News, Order } from './orders';

/**
 * `/sw.js`: the service worker of the contact page. It answers the page's own POST. First it keeps the message. Then it
 * sends it, and what happens next depends on the answer:
 *
 * - accepted: it deletes the message
 * - refused, or no answer in time: the page puts the text back, and the worker deletes the message. If the page has been
 *   closed, it keeps the message
 * - no connection: it keeps the message, and the page says so
 *
 * It sends what it keeps when the network is back, and when the page is opened.
 */
declare const self: ServiceWorkerGlobalScope;

/** A stored message. Its time is unique; `attempts` counts those that may have delivered it. */
type Message = Omit<Awaited<ReturnType<QueueStore['getAll']>>[number], 'id'> & { metadata: { attempts: number } };

const NAME = 'contact-form';

/** How long to wait for the email service, for IndexedDB, and for a page to put a text back; in milliseconds. */
const ANSWER_TIMEOUT = 15_000;
const STORE_TIMEOUT = 1_500;
const PAGE_TIMEOUT = 1_000;

const MAX_ATTEMPTS = 3;
const MAX_AGE = 7 * 24 * 60 * 60_000;

const store = new QueueStore(NAME);

/** The attempts in progress, by the time of the message. */
const running = new Map<number, Promise<Response>>();

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const storedMessages = () => store.getAll() as Promise<(Message & { id: number })[]>;

/** Whether a message is sent again only if the visitor says so. */
const isOver = ({ timestamp, metadata }: Message) =>
  metadata.attempts >= MAX_ATTEMPTS || Date.now() - timestamp > MAX_AGE;

/** Resolves to the service's answer, or to 504 if none comes in time. Rejects when the connection fails. */
async function post(request: Request): Promise<Response> {
  // Its own signal: that of the page's request fires when the page is closed.
  const control = new AbortController();
  setTimeout(() => control.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await fetch(request, { signal: control.signal });
    // The status counts even if the connection breaks after it.
    const text = await answer.text().catch(() => '');
    return new Response(text || null, { status: text === 'OK' ? 200 : answer.status });
  } catch (error) {
    if (control.signal.aborted && navigator.onLine) return new Response(null, { status: 504 });
    throw error;
  }
}

/** Deletes a message, or all. @param replace stores another in the place of each */
async function remove(time?: number, replace?: (message: Message) => Promise<void>): Promise<void> {
  for (const { id, ...message } of await storedMessages()) {
    if (time && message.timestamp !== time) continue;
    await replace?.(message);
    await store.deleteEntry(id);
  }
}

/** Counts an attempt that may have delivered the message. Workbox cannot change an entry, only add one. */
const count = (time: number) =>
  remove(time, ({ metadata, ...message }) =>
    store.pushEntry({ ...message, metadata: { attempts: metadata.attempts + 1 } }),
  );

/** Sends a message, or joins the attempt in progress. */
function attempt({ timestamp, requestData }: Message): Promise<Response> {
  const send = async () => {
    // Without a network, a request may hang instead of failing.
    if (!navigator.onLine) throw new Error('Offline');
    let status = 500;
    try {
      const answer = await post(new StorableRequest(requestData).toRequest());
      ({ status } = answer);
      return answer;
    } finally {
      if (status === 200) await remove(timestamp);
      else if (status >= 500) await count(timestamp);
    }
  };
  let result = running.get(timestamp);
  if (!result) {
    result = send();
    running.set(timestamp, result);
    // The page that gets an answer has time to take the text back, before the message is sent again.
    const end = result.then(() => pause(PAGE_TIMEOUT), console.error);
    void end.then(() => running.delete(timestamp));
  }
  return result;
}

/** Keeps a message, then sends it. Resolves to the answer, or to 202 if the connection fails. */
async function submit(event: FetchEvent): Promise<Response> {
  const requestData = (await StorableRequest.fromRequest(event.request.clone())).toObject();
  const message = { requestData, timestamp: Date.now() + Math.random(), metadata: { attempts: 0 } };
  const keep = store.pushEntry({ ...message }).then(() => true, console.error);
  if (!(await Promise.race([keep, pause(STORE_TIMEOUT)]))) {
    // Storage is blocked, full or stuck. What it keeps after all must not be sent a second time.
    void keep.then(() => remove(message.timestamp));
    return post(event.request);
  }
  // Before anything is sent, so that the browser wakes the worker after a crash as well.
  const hasSync = await requestSync();
  try {
    const answer = await attempt(message);
    event.waitUntil(giveBack(message, event.clientId));
    return answer;
  } catch {
    return new Response(hasSync ? 'close' : 'visit', { status: 202 });
  }
}

/** Deletes a message that was answered, if its page is still there to show the answer. */
async function giveBack({ timestamp }: Message, page: string): Promise<void> {
  await pause(PAGE_TIMEOUT);
  if (await self.clients.get(page)) await remove(timestamp);
}

/**
 * Asks the browser to fire `sync` when the network is back. Resolves to whether it will: only Chromium does, and only if
 * a page is open now.
 */
async function requestSync(): Promise<boolean> {
  try {
    await self.registration.sync.register(NAME);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends or deletes what is kept, and tells the open pages.
 *
 * @throws Error if something is left to send: the browser then fires `sync` again
 */
async function replay(order?: Order): Promise<void> {
  if (order === 'delete') await remove();
  const due = (await storedMessages()).filter((each) => order === 'again' || !isOver(each));
  const results = await Promise.allSettled(due.map(attempt));
  const left = await storedMessages();
  const isSent = results.some((each) => each.status === 'fulfilled' && each.value.ok);
  const news: News = { waitsSince: left[0]?.timestamp, isOver: !!left[0] && isOver(left[0]), isSent };
  for (const page of await self.clients.matchAll()) page.postMessage(news);
  if (!left.every(isOver)) throw new Error('Messages wait');
}

self.addEventListener('install', () => void self.skipWaiting());
if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
  const unregister = () => self.registration.unregister();
  // The last chance of what is kept.
  self.addEventListener('activate', (event) => event.waitUntil(replay().then(unregister, unregister)));
} else {
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.method === 'POST') event.respondWith(submit(event));
  });
  self.addEventListener('sync', (event) => event.waitUntil(replay()));
  self.addEventListener('message', (event) => {
    // A page that was reloaded without the cache has no worker until it is claimed.
    const claimed = self.clients.claim();
    event.waitUntil(claimed.then(() => replay(event.data as Order)).catch(requestSync));
  });
}
