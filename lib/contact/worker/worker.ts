import { QueueStore, StorableRequest } from 'workbox-background-sync';
import type { News, Order } from './orders';

/**
 * `/sw.js`: the service worker of the contact page. It answers the page's own POST. First it keeps the message. Then it
 * sends it, and what happens next depends on the answer:
 *
 * - accepted: it deletes the message
 * - refused, or no answer in time: it keeps the message for its page, and deletes it when the page says that the visitor
 *   has the text again, or sends another message. When that page is gone, it sends the message again
 * - no connection: it keeps the message, and the page says so
 *
 * It sends what it keeps when the network is back, and when the page is opened. If storage fails, the service's answer
 * still reaches the page. In doubt it sends a message twice.
 */
declare const self: ServiceWorkerGlobalScope;

/** A stored message. Its time is unique; `attempts` counts those that may have delivered it. */
type Message = Omit<Awaited<ReturnType<QueueStore['getAll']>>[number], 'id'> & {
  /** `page`: the id of the page that was told that the message was refused. */
  metadata: { attempts: number; page?: string | undefined };
};

const NAME = 'contact-form';

/**
 * How long to wait for the email service; for it where the browser says that it is offline, which may be wrong; and for
 * IndexedDB or the registration of `sync`; in milliseconds.
 */
const ANSWER_TIMEOUT = 15_000;
const OFFLINE_TIMEOUT = 5_000;
const STORE_TIMEOUT = 1_500;

/** Within this time a request fails if there is no network; a message whose answer is lost takes longer. */
const AT_ONCE = 500;

const MAX_ATTEMPTS = 3;
const MAX_AGE = 7 * 24 * 60 * 60_000;

/** A new connection for each use: one that has died, as they do in Safari, cannot be used again. */
const store = () => new QueueStore(NAME);

/** The attempts in progress, by the time of the message. */
const running = new Map<number, Promise<Response>>();

const storedMessages = () => store().getAll() as Promise<(Message & { id: number })[]>;

/** Whether a message is sent again only if the visitor says so. */
const isOver = ({ timestamp, metadata }: Message) =>
  metadata.attempts >= MAX_ATTEMPTS || Date.now() - timestamp > MAX_AGE;

/** Resolves to whether a task succeeds in the time that storage has. */
const succeeds = (task: Promise<unknown>) =>
  Promise.race([
    task.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, STORE_TIMEOUT, false)),
  ]);

/** Deletes messages. @param replace stores another in the place of each: Workbox cannot change an entry */
async function remove(matches: (message: Message) => boolean, replace?: (message: Message) => Message): Promise<void> {
  for (const { id, ...message } of (await storedMessages()).filter(matches)) {
    if (replace) await store().pushEntry(replace(message));
    await store().deleteEntry(id);
  }
}

/** Deletes the refused message of a page. */
const removeRefused = (page: string) => remove(({ metadata }) => !!page && metadata.page === page);

/**
 * Sends a message. Resolves to the service's answer, or to 504 if none comes in time. Rejects when the connection fails.
 *
 * @param stored resolves when the message is stored
 * @param page the id of the page that gets the answer
 */
async function send(message: Message, stored = Promise.resolve(), page?: string): Promise<Response> {
  const { timestamp } = message;
  // Its own signal: that of the page's request fires when the page is closed.
  const control = new AbortController();
  const { signal } = control;
  const begin = Date.now();
  setTimeout(() => control.abort(), navigator.onLine ? ANSWER_TIMEOUT : OFFLINE_TIMEOUT);
  let status = 0;
  try {
    const answer = await fetch(new StorableRequest(message.requestData).toRequest(), { signal });
    // The status counts even if the connection breaks after it.
    const text = await answer.text().catch(() => '');
    status = text === 'OK' ? 200 : answer.status;
    return new Response(text || null, { status });
  } catch (error) {
    if (!signal.aborted || !navigator.onLine) throw error;
    status = 504;
    return new Response(null, { status });
  } finally {
    // Without a network, what fails at once has not arrived.
    const mayHaveArrived = status >= 500 || (!status && (navigator.onLine || Date.now() - begin > AT_ONCE));
    const refuse = ({ metadata: before, ...each }: Message) => {
      const attempts = before.attempts + Number(mayHaveArrived);
      return { ...each, metadata: { attempts, page: status ? (page ?? before.page) : before.page } };
    };
    const settled = stored.then(() =>
      remove((each) => each.timestamp === timestamp, status === 200 ? undefined : refuse),
    );
    const end = () => running.delete(timestamp);
    settled.then(end, end);
    await succeeds(settled);
  }
}

/** Keeps a message, then sends it. Resolves to the answer, or to 202 if the connection fails. */
async function submit({ request, clientId }: FetchEvent): Promise<Response> {
  const requestData = (await StorableRequest.fromRequest(request)).toObject();
  const message = { requestData, timestamp: Date.now() + Math.random(), metadata: { attempts: 0 } };
  // In this order: of what a page was refused, at least the newest is always stored.
  const stored = store()
    .pushEntry({ ...message })
    .then(() => removeRefused(clientId));
  const isKept = succeeds(stored);
  // Before anything is sent, so that the browser wakes the worker after a crash as well.
  const hasSync = isKept.then((kept) => kept && requestSync());
  const answer = hasSync.then(() => send(message, stored, clientId));
  running.set(message.timestamp, answer);
  try {
    return await answer;
  } catch (error) {
    // Not `isKept`: meanwhile the visitor may have cleared the site's data.
    const isLeft = storedMessages().then((all) => {
      if (!all.some(({ timestamp }) => timestamp === message.timestamp)) throw error;
    });
    if (await succeeds(isLeft)) return new Response((await hasSync) ? 'close' : 'visit', { status: 202 });
    throw error;
  }
}

/** Sends a message, or joins the attempt in progress. */
function attempt(message: Message): Promise<Response> {
  const result = running.get(message.timestamp) ?? send(message);
  running.set(message.timestamp, result);
  return result;
}

/**
 * Asks the browser to fire `sync` when the network is back. Resolves to whether it will: only Chromium does, and only if
 * a page is open now.
 */
const requestSync = () => succeeds((async () => self.registration.sync.register(NAME))());

/**
 * Sends or deletes what is kept, and tells the open pages. A refused message whose page is open is left alone, unless
 * the visitor says `again`.
 *
 * @throws Error if something is left to send: the browser then fires `sync` again
 */
async function replay(order?: Order): Promise<void> {
  if (order === 'delete') await remove(() => true);
  const pages = (await self.clients.matchAll()).map(({ id }) => id);
  const isHeld = ({ metadata: { page } }: Message) => !!page && pages.includes(page);
  const due = (await storedMessages()).filter((each) => order === 'again' || !(isOver(each) || isHeld(each)));
  const results = await Promise.allSettled(due.map(attempt));
  const left = await storedMessages();
  const statuses = results.map((each) => (each.status === 'fulfilled' ? each.value.status : 0));
  const isSent = statuses.includes(200);
  const isRefused = statuses.some((status) => status >= 400 && status < 500);
  const news: News = { waitsSince: left[0]?.timestamp, isOver: !!left[0] && isOver(left[0]), isSent, isRefused };
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
    const order = event.data as Order;
    if (order === 'restored') event.waitUntil(removeRefused((event.source as Client).id));
    // A page of another release may say what this worker does not know.
    if (!['replay', 'again', 'delete'].includes(order)) return;
    // A page that was reloaded without the cache has no worker until it is claimed.
    event.waitUntil(
      self.clients
        .claim()
        .then(() => replay(order))
        .catch(requestSync),
    );
  });
}
