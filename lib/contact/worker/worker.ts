import { QueueStore, StorableRequest } from 'workbox-background-sync';
import { serviceFields, type EmailConfig } from '../config';
import { SEND_FORM_PATH } from '../constants';
import type { News, Order } from './orders';

/**
 * `/sw.js`: the service worker of the contact page. It answers the page's own POST: it keeps the message, sends it, and
 * deletes it when the email service has accepted it, or has refused it while its page was open. It sends what it still
 * keeps when the network is back, and when the page is opened.
 */
declare const self: ServiceWorkerGlobalScope;

/** Set by the postbuild step. */
declare const EMAIL_CONFIG: EmailConfig;

/** A stored message. Its time is unique; `attempts` counts those that may have delivered it. */
type Message = Awaited<ReturnType<QueueStore['getAll']>>[number] & { metadata: { attempts: number } };

const NAME = 'contact-form';
/** The database, store, key and cache of the release of November 2026. */
const OLD = 'nestif-outbox';

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

const storedMessages = () => store.getAll() as Promise<Message[]>;

/** Whether a message is sent again only if the visitor says so. */
const isOver = ({ timestamp, metadata }: Message) =>
  metadata.attempts >= MAX_ATTEMPTS || Date.now() - timestamp > MAX_AGE;

/** Resolves to the service's answer, or to 504 if none comes in time. Rejects when the connection fails. */
async function post(request: Request): Promise<Response> {
  // Without a network, a request may hang instead of failing.
  if (!navigator.onLine) throw new Error('Offline.');
  // Its own signal: that of the page's request fires when the page is closed.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_TIMEOUT);
  try {
    const answer = await fetch(request, { signal: control.signal });
    // The status counts even if the connection breaks after it.
    const text = await answer.text().catch(() => '');
    return new Response(text || null, { status: text === 'OK' ? 200 : answer.status });
  } catch (error) {
    if (control.signal.aborted && navigator.onLine) return new Response('No answer', { status: 504 });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function remove(time: number): Promise<void> {
  for (const { id, timestamp } of await storedMessages()) if (timestamp === time) await store.deleteEntry(id);
}

/** Stores a message with another number of attempts. Workbox cannot change an entry, only add one. */
async function count({ timestamp, requestData }: Message, attempts: number): Promise<void> {
  const before = (await storedMessages()).filter((each) => each.timestamp === timestamp);
  // None if the visitor has deleted it.
  if (before[0]) await store.pushEntry({ timestamp, requestData, metadata: { attempts } });
  for (const { id } of before) await store.deleteEntry(id);
}

/** Sends a message, or joins the attempt in progress. */
function attempt(message: Message): Promise<Response> {
  const { timestamp, requestData, metadata } = message;
  const send = async () => {
    if (!navigator.onLine) throw new Error('Offline.');
    // Counted first: the browser may be killed before there is an answer.
    await count(message, metadata.attempts + 1);
    const answer = await post(new StorableRequest(requestData).toRequest());
    if (answer.status === 200) await remove(timestamp);
    else if (answer.status < 500) await count(message, metadata.attempts);
    return answer;
  };
  const result = running.get(timestamp) ?? send().finally(() => running.delete(timestamp));
  running.set(timestamp, result);
  return result;
}

/** Keeps a message, then sends it. Resolves to the answer, or to 202 if the connection fails. */
async function submit(event: FetchEvent): Promise<Response> {
  const requestData = (await StorableRequest.fromRequest(event.request.clone())).toObject();
  const timestamp = Date.now() + Math.random();
  const keep = async () => {
    await store.pushEntry({ requestData, timestamp, metadata: { attempts: 0 } });
    return (await storedMessages()).find((each) => each.timestamp === timestamp);
  };
  const message = await Promise.race([keep().catch(console.error), pause(STORE_TIMEOUT)]);
  // Storage is blocked, full or stuck.
  if (!message) return post(event.request);
  // Before anything is sent, so that the browser wakes the worker after a crash as well.
  const hasSync = await requestSync();
  try {
    const answer = await attempt(message);
    event.waitUntil(giveBack(timestamp, event.clientId));
    return answer;
  } catch {
    return new Response(hasSync ? 'close' : 'visit', { status: 202 });
  }
}

/** Deletes a message that was answered, if its page is still there to show the answer. */
async function giveBack(time: number, page: string): Promise<void> {
  await pause(PAGE_TIMEOUT);
  if (await self.clients.get(page)) await remove(time);
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

/** Sends what is kept. @throws Error if something is left to send: the browser then fires `sync` again later */
async function replay(order?: Order): Promise<void> {
  await adoptOldMessages().catch(console.error);
  const due = (await storedMessages()).filter((each) => order === 'again' || !isOver(each));
  const results = await Promise.allSettled(due.map(attempt));
  await tellPages(results.some((each) => each.status === 'fulfilled' && each.value.ok));
  if (!(await storedMessages()).every(isOver)) throw new Error('Messages wait.');
}

/** Tells the open pages whether a message waits, and whether one has just been sent. */
async function tellPages(isSent: boolean): Promise<void> {
  const [oldest] = await storedMessages();
  const news: News = { waitsSince: oldest?.timestamp, isOver: !!oldest && isOver(oldest), isSent };
  for (const page of await self.clients.matchAll()) page.postMessage(news);
}

async function obey(order: Order): Promise<void> {
  // A page that was reloaded without the cache has no worker until it is claimed.
  await self.clients.claim();
  if (order !== 'delete') return replay(order).catch(() => void requestSync());
  for (const { id } of await storedMessages()) await store.deleteEntry(id);
  await tellPages(false);
}

interface OldMessage {
  at: number;
  /** Empty if it was sent. */
  fields: Record<string, string>;
  possible?: number;
}

/** Takes over what the release of November 2026 left on the device. */
async function adoptOldMessages(): Promise<void> {
  const opening = indexedDB.open(OLD);
  // There is none, and none may be created.
  opening.onupgradeneeded = () => opening.transaction!.abort();
  const isThere = await new Promise((resolve) => {
    opening.onsuccess = () => resolve(true);
    opening.onerror = () => resolve(false);
  });
  if (!isThere) return;
  const reading = opening.result.transaction(OLD).objectStore(OLD).get(OLD) as IDBRequest<OldMessage[] | undefined>;
  await new Promise((resolve) => (reading.onsuccess = resolve));
  for (const { at, fields, possible = 0 } of reading.result ?? []) {
    const body = new FormData();
    Object.entries({ ...fields, ...serviceFields(EMAIL_CONFIG) }).forEach((field) => body.append(...field));
    const request = new Request(EMAIL_CONFIG.origin + SEND_FORM_PATH, { method: 'POST', body });
    const requestData = (await StorableRequest.fromRequest(request)).toObject();
    if (fields.email)
      await store.pushEntry({ requestData, timestamp: at + Math.random(), metadata: { attempts: possible } });
  }
  opening.result.close();
  indexedDB.deleteDatabase(OLD);
  await caches.delete(OLD);
}

self.addEventListener('install', () => void self.skipWaiting());
if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') {
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
} else {
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.method === 'POST') event.respondWith(submit(event));
  });
  self.addEventListener('sync', (event) => event.waitUntil(replay()));
  self.addEventListener('message', (event) => event.waitUntil(obey(event.data as Order)));
}
