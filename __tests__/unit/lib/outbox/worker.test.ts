/** @jest-environment node */
import { FakeIndexedDb } from '@/__tests__/support/fakes/indexed-db';
import { FakeChannel, FakeLocks } from '@/__tests__/support/fakes/platform';
import { message } from '@/__tests__/support/messages';

/** Runs `/sw.js` as a service worker, with a network that the test controls. */

const CONFIG = { origin: 'https://mail.example.com', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const PROJECT = { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'some-project', NEXT_PUBLIC_FIREBASE_API_KEY: 'api-key' };

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const listeners = new Map<string, (event: { waitUntil(promise: Promise<unknown>): void }) => void>();
let database: FakeIndexedDb;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockReset();
  listeners.clear();
  const addEventListener = (type: string, listener: never) => listeners.set(type, listener);
  const skipped = { skipWaiting: async () => {}, registration: { unregister: async () => true } };
  Object.assign(globalThis, { window: globalThis, self: { addEventListener, ...skipped }, EMAIL_CONFIG: CONFIG });
  Object.assign(globalThis, { fetch: fetched });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  FakeChannel.install();
  FakeLocks.install();
  database = FakeIndexedDb.install();
  database.keep(message({ at: Date.now() }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(PROJECT)) delete process.env[name];
});

/** Reports to the worker that the network is back. Resolves to whether all messages have been sent. */
async function sync(): Promise<boolean> {
  await import('@/lib/outbox/worker');
  let result = Promise.resolve(true);
  listeners.get('sync')!({
    waitUntil: (promise) => {
      result = promise.then(
        () => true,
        () => false,
      );
    },
  });
  await jest.advanceTimersByTimeAsync(5_000);
  return result;
}

const answer = (status: number, text = '') => new Response(text, { status });

test('waiting messages are sent by email, with the eight fields', async () => {
  fetched.mockResolvedValue(answer(200, 'OK'));
  expect(await sync()).toBe(true);
  const [url, { body }] = fetched.mock.lastCall!;
  expect(url).toBe('https://mail.example.com/api/v1.0/email/send-form');
  expect([...(body as FormData).keys()].join()).toBe(
    'fullname,email,phone,message,lib_version,service_id,template_id,user_id',
  );
  expect(database.messages).toMatchObject([{ state: 'delivered' }]);
});

test('a message that email refuses goes to the second channel immediately', async () => {
  Object.assign(process.env, PROJECT);
  fetched.mockImplementation(async (url) => answer(url.startsWith('https://firestore.googleapis.com/') ? 200 : 403));
  expect(await sync()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(database.messages).toMatchObject([{ state: 'stored' }]);
});

test('nothing is sent without a lock, and the browser tries again', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  expect(await sync()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('nothing is sent while a page is sending, and the browser tries again', async () => {
  FakeLocks.install().isHeld = true;
  expect(await sync()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['', 'off'])('in a page, the script does nothing if the switch for the worker is "%s"', async (off) => {
  process.env.NEXT_PUBLIC_SERVICE_WORKER = off;
  Object.assign(globalThis.self, { document: {} });
  await import('@/lib/outbox/worker');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(listeners.size).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
  expect(database.messages).toHaveLength(1);
  delete process.env.NEXT_PUBLIC_SERVICE_WORKER;
});

test('when switched off, the worker only removes itself', async () => {
  process.env.NEXT_PUBLIC_SERVICE_WORKER = 'off';
  await import('@/lib/outbox/worker');
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  delete process.env.NEXT_PUBLIC_SERVICE_WORKER;
});
