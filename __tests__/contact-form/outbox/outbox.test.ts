import type { Result } from '@/components/contact-form/email/send';
import type { Message } from '@/components/contact-form/outbox/reducer';
import { createAttemptLog } from '@/components/contact-form/outbox/attempt-log';
import { openOutbox } from '@/components/contact-form/outbox/outbox';
import { createStore, OUTCOME, PREFIX } from '@/components/contact-form/outbox/store';
import { FakeIndexedDb } from './fake-indexed-db';
import { lagging } from './lagging-store';
import { message } from './messages';

const DELIVERED: Result = { type: 'delivered' };
const REFUSED: Result = { type: 'failed', kind: 'refused', text: 'broken' };
const NO_ANSWER: Result = { type: 'unconfirmed', kind: 'noAnswer' };

const hello = { fullname: '', email: 'asha@example.com', phone: '', message: 'Hello' };
const other = { ...hello, message: 'Other' };

/** One lock for all windows of a test, first come, first served, as Web Locks are. */
function createLock() {
  let last = Promise.resolve();
  return (job: () => Promise<void>) => {
    const done = last.then(job);
    last = done.catch(() => {});
    return done;
  };
}

/** The browser gives the lock of a window that is closed to the next one. */
let breakLock: () => void;
function createBreakableLock() {
  let last = Promise.resolve();
  const broken = new Promise<void>((resolve) => (breakLock = resolve));
  return (job: () => Promise<void>) => (last = last.then(() => Promise.race([job(), broken])));
}

/** What the service is asked to send, in all windows: the test answers. */
let sent: {
  message: Message;
  answer: (result: Result) => void;
  fail: (error: Error) => void;
  late: (result: Result) => void;
  at: number;
}[];
let lock: ReturnType<typeof createLock>;
let windows: { close: () => void }[];

/** A window with the page in it. All windows of a test share the device's storage and the lock. */
function openWindow(minDelay = 0, store = createStore()) {
  const onResult = jest.fn();
  const onChange = jest.fn();
  const outbox = openOutbox({
    store,
    log: createAttemptLog(),
    minDelay,
    lock: (job) => lock(job),
    onChange,
    onResult,
    send: (each, late) =>
      new Promise((answer, fail) => {
        sent.push({ message: each, answer, fail, late, at: Date.now() });
      }),
  });
  windows.push(outbox);
  return { ...outbox, onResult, onChange };
}

const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
const stored = () => createStore().load();
const texts = () => sent.map((each) => each.message.fields.message);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  FakeIndexedDb.install();
  sent = [];
  windows = [];
  lock = createLock();
});

afterEach(() => {
  windows.forEach((each) => each.close());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a message is on the device from Submit until its delivery is confirmed', async () => {
  const { submit, onResult } = openWindow();
  submit(hello);
  expect(stored()).toMatchObject([{ fields: hello, state: 'queued' }]);
  await wait(0);
  expect(stored()).toMatchObject([{ state: 'sending', tries: 1 }]);
  sent[0]!.answer(DELIVERED);
  await wait(0);
  expect(stored()).toEqual([]);
  expect(onResult.mock.calls).toEqual([[DELIVERED]]);
});

test('the draft goes when the message is submitted', () => {
  createStore().saveDraft(hello);
  openWindow().submit(hello);
  expect(createStore().loadDraft()).toBeUndefined();
});

test('a message submitted right after opening is delayed until its time', async () => {
  openWindow(1_500).submit(hello);
  await wait(1_499);
  expect(sent).toHaveLength(0);
  await wait(1);
  expect(sent).toHaveLength(1);
});

test('a clock that is put back after opening holds a message back no longer', async () => {
  const { submit } = openWindow(1_500);
  jest.setSystemTime(Date.now() - 1_800_000);
  submit(hello);
  await wait(1_500);
  expect(sent).toHaveLength(1);
});

test('the draft makes room for its message', () => {
  createStore().saveDraft(hello);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.length > 0 && !(key in this)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  openWindow().submit(hello);
  jest.restoreAllMocks();
  expect(stored()).toMatchObject([{ fields: hello }]);
});

test('the browser asks before it closes a window that alone has a message', () => {
  const unload = () =>
    Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
      value: '',
      writable: true,
    });
  const closes = () => dispatchEvent(unload());
  const { submit } = openWindow();
  expect(closes()).toBe(true);
  submit(hello);
  expect(closes()).toBe(true);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  submit(other);
  expect(closes()).toBe(false);
  // Chrome before 119 goes by this alone.
  const event = unload();
  dispatchEvent(event);
  expect(event.returnValue).toBe(true);
});

test('messages go one after the other, at most one a second', async () => {
  const { submit } = openWindow();
  submit(hello);
  submit(other);
  await wait(5_000);
  expect(texts()).toEqual(['Hello']);
  sent[0]!.answer(DELIVERED);
  await wait(999);
  expect(texts()).toEqual(['Hello']);
  await wait(1);
  expect(texts()).toEqual(['Hello', 'Other']);
  expect(sent[1]!.at - sent[0]!.at).toBeGreaterThanOrEqual(1_000);
});

test('a failed message is sent again after growing pauses', async () => {
  openWindow().submit(hello);
  const times: number[] = [];
  for (let tries = 1; tries <= 3; tries++) {
    await wait(tries === 1 ? 0 : 50_000);
    expect(sent).toHaveLength(tries);
    times.push(sent.at(-1)!.at);
    sent.at(-1)!.answer(REFUSED);
    await wait(0);
    expect(stored()).toMatchObject([{ state: 'retry', failure: 'refused', tries }]);
  }
  expect(times[1]! - times[0]!).toBe(5_000);
});

test('a failed message is sent again as soon as the network is back', async () => {
  openWindow().submit(hello);
  await wait(0);
  sent[0]!.answer({ type: 'failed', kind: 'offline', text: '' });
  await wait(1_000);
  dispatchEvent(new Event('online'));
  await wait(0);
  expect(sent).toHaveLength(2);
});

test('the network that comes back while a message is being sent is not forgotten', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 9, due: Date.now() + 3_000_000 })]);
  const { submit } = openWindow();
  await wait(0);
  sent[0]!.answer(REFUSED);
  submit(other);
  await wait(1_000);
  dispatchEvent(new Event('online'));
  sent[1]!.answer(DELIVERED);
  await wait(1_000);
  expect(texts()).toEqual(['Hello', 'Other', 'Hello']);
});

test('what waits is sent when the page is opened next, or comes back from the cache', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 9, due: Date.now() + 3_000_000 })]);
  openWindow();
  await wait(0);
  expect(sent).toHaveLength(1);
  sent[0]!.answer(REFUSED);
  await wait(1_000);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await wait(0);
  expect(sent).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await wait(0);
  expect(sent).toHaveLength(2);
});

test('a message that was interrupted is unconfirmed when the page is opened next, and not sent by itself', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'sending', tries: 1 })]);
  const { sendAgain } = openWindow();
  await wait(86_400_000);
  expect(stored()).toMatchObject([{ state: 'unconfirmed', failure: 'interrupted' }]);
  expect(sent).toHaveLength(0);
  sendAgain('one');
  await wait(0);
  expect(sent).toHaveLength(1);
});

test('a message without an answer waits for the visitor, and a late delivery ends it', async () => {
  const { submit, onResult } = openWindow();
  submit(hello);
  await wait(0);
  sent[0]!.answer(NO_ANSWER);
  await wait(86_400_000);
  expect(sent).toHaveLength(1);
  expect(stored()).toMatchObject([{ state: 'unconfirmed' }]);
  sent[0]!.late(DELIVERED);
  expect(stored()).toEqual([]);
  expect(onResult.mock.calls).toEqual([[NO_ANSWER], [DELIVERED]]);
});

test('the same text submitted again is the same message', async () => {
  const { submit } = openWindow();
  submit(hello);
  submit(hello);
  await wait(0);
  submit(hello);
  expect(stored()).toHaveLength(1);
  sent[0]!.answer(REFUSED);
  await wait(1_000);
  submit(hello);
  await wait(0);
  expect(sent).toHaveLength(2);
  expect(stored()).toHaveLength(1);
});

test('a discarded message is not sent again', async () => {
  const { submit, discard } = openWindow();
  submit(hello);
  await wait(0);
  sent[0]!.answer(REFUSED);
  await wait(0);
  discard(stored()[0]!.id);
  await wait(86_400_000);
  expect(sent).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('forgetting removes all, also what is being sent at that moment', async () => {
  const { submit, forget, onChange } = openWindow();
  submit(hello);
  await wait(0);
  expect(forget()).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith([]);
  sent[0]!.answer(REFUSED);
  await wait(86_400_000);
  expect(stored()).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(forget()).toBe(false);
});

test('what is older than 30 days goes when the page is opened', () => {
  createStore().save([], [message({ state: 'unconfirmed', at: Date.now() - 31 * 86_400_000 })]);
  expect(openWindow().onChange).toHaveBeenCalledWith([]);
  expect(localStorage).toHaveLength(0);
});

test('a message that could not be sent within 24 hours waits for the visitor, also after a reload', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 1, due: Date.now() })]);
  const { close } = openWindow();
  for (let hours = 0; hours < 25; hours++) {
    sent.at(-1)?.answer(REFUSED);
    await wait(3_601_000);
  }
  expect(stored()).toMatchObject([{ state: 'stale', failure: 'stale' }]);
  const attempts = sent.length;
  close();
  const { sendAgain } = openWindow();
  dispatchEvent(new Event('online'));
  await wait(86_400_000);
  expect(sent).toHaveLength(attempts);
  sendAgain('one');
  await wait(0);
  expect(sent).toHaveLength(attempts + 1);
});

test('what the second channel has stored is announced as stored, and not sent again', async () => {
  const { submit, onResult } = openWindow();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  submit(hello);
  await wait(0);
  sent[0]!.answer({ type: 'stored' });
  await wait(86_400_000);
  expect(onResult.mock.calls).toEqual([[{ type: 'stored' }]]);
  expect(write.mock.calls.filter(([key]) => key === OUTCOME)).toEqual([[OUTCOME, 'stored']]);
  expect(stored()).toEqual([]);
  expect(sent).toHaveLength(1);
});

describe('an error', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('while sending holds up no later message, and makes its own one unconfirmed', async () => {
    const { submit } = openWindow();
    submit(hello);
    submit(other);
    await wait(0);
    sent[0]!.fail(new Error('broken'));
    await wait(6_000);
    expect(texts()).toEqual(['Hello', 'Other']);
    expect(stored()).toMatchObject([{ state: 'unconfirmed' }, { state: 'sending' }]);
    sent[1]!.answer(DELIVERED);
    await wait(86_400_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });

  test('of the lock holds up a message for a moment only', async () => {
    const { submit } = openWindow();
    await wait(0);
    const working = lock;
    lock = () => Promise.reject(new Error('broken'));
    submit(hello);
    await wait(0);
    lock = working;
    await wait(5_000);
    expect(texts()).toEqual(['Hello']);
  });

  test('of the page that shows the messages holds up none', async () => {
    const { submit, onChange, onResult } = openWindow();
    for (const listener of [onChange, onResult]) {
      listener.mockImplementation(() => {
        throw new TypeError('a field is gone');
      });
    }
    submit(hello);
    await wait(0);
    sent[0]!.answer(DELIVERED);
    submit(other);
    await wait(1_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });
});

test('a closed window listens no more, in browsers without the option "signal" too', () => {
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener(type, listener),
    );
  const { close, onChange } = openWindow();
  close();
  onChange.mockReset();
  dispatchEvent(new StorageEvent('storage'));
  expect(onChange).not.toHaveBeenCalled();
});

test('a closed window sends nothing more', async () => {
  const { submit, close } = openWindow();
  submit(hello);
  await wait(0);
  sent[0]!.answer(REFUSED);
  await wait(0);
  close();
  dispatchEvent(new Event('online'));
  await wait(86_400_000);
  expect(sent).toHaveLength(1);
});

describe('two windows', () => {
  test('never send at the same time, and never the same message', async () => {
    const [first, second] = [openWindow(), openWindow()];
    first.submit(hello);
    second.submit(other);
    await wait(60_000);
    expect(sent).toHaveLength(1);
    sent[0]!.answer(DELIVERED);
    await wait(1_000);
    expect(sent).toHaveLength(2);
    sent[1]!.answer(DELIVERED);
    await wait(60_000);
    expect(texts()).toEqual(['Hello', 'Other']);
    expect(stored()).toEqual([]);
  });

  test('coming back online together they send a waiting message once', async () => {
    openWindow().submit(hello);
    openWindow();
    await wait(0);
    sent[0]!.answer(REFUSED);
    await wait(1_000);
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(sent).toHaveLength(2);
    sent[1]!.answer(DELIVERED);
    await wait(86_400_000);
    expect(sent).toHaveLength(2);
  });

  describe('whose copy of the storage lags behind', () => {
    /** Two windows with the message: one is going to do something with it, the other one does not see that. */
    async function openLagging() {
      const { store, see } = lagging(createStore());
      const [first, behind] = [openWindow(), openWindow(0, store)];
      await wait(0);
      first.submit(hello);
      see();
      dispatchEvent(new StorageEvent('storage'));
      await wait(0);
      return { first, behind, store, see };
    }

    test('send a message once that was delivered meanwhile', async () => {
      const { store } = await openLagging();
      expect(store.load()).toMatchObject([{ state: 'queued' }]);
      sent[0]!.answer(DELIVERED);
      await wait(5_000);
      expect(sent).toHaveLength(1);
      expect(store.load()).toEqual([]);
      expect(stored()).toEqual([]);
    });

    test('do not take a message that was refused meanwhile for one that was cut off', async () => {
      const { store, see } = await openLagging();
      see();
      expect(store.load()).toMatchObject([{ state: 'sending' }]);
      sent[0]!.answer(REFUSED);
      await wait(4_000);
      expect(store.load()).toMatchObject([{ state: 'retry', failure: 'refused', tries: 1 }]);
      expect(stored()).toMatchObject([{ state: 'retry', failure: 'refused', tries: 1 }]);
    });

    test('do not send a message of a window that was closed while sending', async () => {
      lock = createBreakableLock();
      const { first, store } = await openLagging();
      first.close();
      breakLock();
      await wait(5_000);
      expect(sent).toHaveLength(1);
      expect(store.load()).toMatchObject([{ state: 'unconfirmed', failure: 'interrupted', tries: 1 }]);
    });

    test('do not send again on a word of the visitor that came when it was delivered', async () => {
      const { first, behind, store, see } = await openLagging();
      sent[0]!.answer(NO_ANSWER);
      await wait(1_000);
      see();
      const { id } = store.load()[0]!;
      first.sendAgain(id);
      await wait(0);
      expect(sent[1]!.message.tries).toBe(2);
      sent[1]!.answer(DELIVERED);
      await wait(0);
      behind.sendAgain(id);
      await wait(5_000);
      expect(sent).toHaveLength(2);
      expect(stored()).toEqual([]);
    });

    test('do not send what was discarded meanwhile', async () => {
      const { first, store, see } = await openLagging();
      sent[0]!.answer(REFUSED);
      await wait(1_000);
      see();
      first.discard(store.load()[0]!.id);
      await wait(0);
      await wait(86_400_000);
      expect(sent).toHaveLength(1);
      expect(stored()).toEqual([]);
    });
  });

  test('one takes over what waits when the other one is closed', async () => {
    const first = openWindow();
    openWindow();
    await wait(0);
    first.submit(hello);
    await wait(0);
    sent[0]!.answer(REFUSED);
    await wait(1_000);
    first.close();
    dispatchEvent(new StorageEvent('storage', { key: PREFIX + 'x' }));
    await wait(5_000);
    expect(sent).toHaveLength(2);
  });

  test('one tells of what the other one delivered, and of nothing else', async () => {
    openWindow().submit(hello);
    const { onResult } = openWindow();
    onResult.mockReset();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await wait(0);
    sent[0]!.answer(DELIVERED);
    await wait(0);
    expect(write.mock.calls.filter(([key]) => key === OUTCOME)).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    dispatchEvent(new StorageEvent('storage', { key: OUTCOME, newValue: 'delivered' }));
    dispatchEvent(new StorageEvent('storage', { key: OUTCOME, newValue: null }));
    dispatchEvent(new StorageEvent('storage', { key: PREFIX + 'x', newValue: null }));
    expect(onResult.mock.calls).toEqual([[DELIVERED]]);
  });

  test('one shows what the other one did', () => {
    const { onChange } = openWindow();
    createStore().save([], [message()]);
    dispatchEvent(new StorageEvent('storage'));
    expect(onChange).toHaveBeenLastCalledWith([message()]);
  });
});
