import type { Result } from '@/components/contact-form/email/send';
import { createStore, OUTCOME, PREFIX } from '@/components/contact-form/outbox/store';
import { Device, type Window } from './device';
import { DELIVERED, message, NO_ANSWER, REFUSED } from './messages';
import { fillStorage, lagging } from './storage';

const hello = { fullname: '', email: 'asha@example.com', phone: '', message: 'Hello' };
const other = { ...hello, message: 'Other' };
const DAY = 86_400_000;

let device: Device;
let windows: Window[];

function openWindow(...options: Parameters<Device['open']>) {
  const opened = device.open(...options);
  windows.push(opened);
  return opened;
}

const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
const stored = () => createStore().load();
const texts = () => device.requests.map((each) => each.message.fields.message);

/** Answers the latest request. */
async function answer(result: Result, time = 0) {
  device.requests.at(-1)!.answer(result);
  await wait(time);
}

beforeEach(() => {
  jest.useFakeTimers();
  device = new Device();
  windows = [];
});

afterEach(() => {
  windows.forEach((each) => each.close());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<Result>([DELIVERED, { type: 'stored' }])(
  'a message is on the device from Submit until the result %j, which other windows learn',
  async (result) => {
    const { submit, onResult } = openWindow();
    submit(hello);
    expect(stored()).toMatchObject([{ fields: hello, state: 'queued' }]);
    await wait(0);
    expect(stored()).toMatchObject([{ state: 'sending', tries: 1 }]);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await answer(result, DAY);
    expect(onResult.mock.calls).toEqual([[result]]);
    expect(write.mock.calls).toEqual([[OUTCOME, result.type]]);
    expect(localStorage).toHaveLength(0);
    expect(device.requests).toHaveLength(1);
  },
);

test.each([0, 1_800_000])(
  'a message is held back at opening, also by a clock that is put back by %i ms',
  async (back) => {
    const { submit } = openWindow(1_500);
    jest.setSystemTime(Date.now() - back);
    submit(hello);
    await wait(1_499);
    expect(device.requests).toHaveLength(0);
    await wait(1);
    expect(device.requests).toHaveLength(1);
  },
);

test('the draft goes first, so that its message has room', () => {
  createStore().saveDraft(hello);
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.length > 0 && !(key in this)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  openWindow().submit(hello);
  jest.restoreAllMocks();
  expect(stored()).toMatchObject([{ fields: hello }]);
  expect(createStore().loadDraft()).toBeUndefined();
});

test('the browser asks before it closes a window that alone has a message', () => {
  /** What the browser goes by: newer ones by the prevented default, Chrome before 119 by the return value. */
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    dispatchEvent(event);
    return [event.defaultPrevented, event.returnValue];
  };
  const { submit } = openWindow();
  submit(hello);
  expect(close()).toEqual([false, '']);
  fillStorage();
  submit(other);
  expect(close()).toEqual([true, true]);
});

test('a failed message is sent again as soon as the network is back', async () => {
  openWindow().submit(hello);
  await wait(0);
  await answer({ type: 'failed', kind: 'offline', text: '' }, 1_000);
  dispatchEvent(new Event('online'));
  await wait(0);
  expect(device.requests).toHaveLength(2);
});

test('the network that comes back while a message is being sent is not forgotten', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 9, due: Date.now() + 3_000_000 })]);
  const { submit } = openWindow();
  await wait(0);
  device.requests[0]!.answer(REFUSED);
  submit(other);
  await wait(1_000);
  dispatchEvent(new Event('online'));
  await answer(DELIVERED, 1_000);
  expect(texts()).toEqual(['Hello', 'Other', 'Hello']);
});

test('a retry is sent when the page is opened, or comes back from the back/forward cache', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 9, due: Date.now() + 3_000_000 })]);
  openWindow();
  await wait(0);
  expect(device.requests).toHaveLength(1);
  await answer(REFUSED, 1_000);
  for (const [persisted, count] of [
    [false, 1],
    [true, 2],
  ] as const) {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await wait(0);
    expect(device.requests).toHaveLength(count);
  }
});

test('an interrupted message is unconfirmed when the page is opened, and only the visitor sends it again', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'sending', tries: 1 })]);
  const { sendAgain } = openWindow();
  await wait(DAY);
  expect(stored()).toMatchObject([{ state: 'unconfirmed', failure: 'interrupted' }]);
  expect(device.requests).toHaveLength(0);
  sendAgain('one');
  await wait(0);
  expect(device.requests).toHaveLength(1);
});

test('a message without an answer is not sent again, and a late delivery ends it', async () => {
  const { submit, onResult } = openWindow();
  submit(hello);
  await wait(0);
  await answer(NO_ANSWER, DAY);
  expect(device.requests).toHaveLength(1);
  expect(stored()).toMatchObject([{ state: 'unconfirmed' }]);
  device.requests[0]!.late(DELIVERED);
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
  await answer(REFUSED, 1_000);
  submit(hello);
  await wait(0);
  expect(device.requests).toHaveLength(2);
  expect(stored()).toHaveLength(1);
});

test('a discarded message is not sent again', async () => {
  const { submit, discard } = openWindow();
  submit(hello);
  await wait(0);
  await answer(REFUSED);
  discard(stored()[0]!.id);
  await wait(DAY);
  expect(device.requests).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('forgetting removes everything, also the message that is being sent', async () => {
  const { submit, forget, onChange } = openWindow();
  submit(hello);
  await wait(0);
  expect(forget()).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith([]);
  await answer(REFUSED, DAY);
  expect(stored()).toEqual([]);
  expect(device.requests).toHaveLength(1);
  expect(forget()).toBe(false);
});

test('a message older than 30 days goes when the page is opened', () => {
  createStore().save([], [message({ state: 'unconfirmed', at: Date.now() - 31 * DAY })]);
  expect(openWindow().onChange).toHaveBeenCalledWith([]);
  expect(localStorage).toHaveLength(0);
});

test('a message that could not be sent within 24 hours waits for the visitor, also after a reload', async () => {
  createStore().save([], [message({ at: Date.now(), state: 'retry', tries: 1, due: Date.now() })]);
  const { close } = openWindow();
  for (let hours = 0; hours < 25; hours++) {
    device.requests.at(-1)?.answer(REFUSED);
    await wait(3_601_000);
  }
  expect(stored()).toMatchObject([{ state: 'stale', failure: 'stale' }]);
  const attempts = device.requests.length;
  close();
  const { sendAgain } = openWindow();
  dispatchEvent(new Event('online'));
  await wait(DAY);
  expect(device.requests).toHaveLength(attempts);
  sendAgain('one');
  await wait(0);
  expect(device.requests).toHaveLength(attempts + 1);
});

describe('an error', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('while sending makes its message unconfirmed and does not stop later ones', async () => {
    const { submit } = openWindow();
    submit(hello);
    submit(other);
    await wait(0);
    device.requests[0]!.fail(new Error('broken'));
    await wait(6_000);
    expect(texts()).toEqual(['Hello', 'Other']);
    expect(stored()).toMatchObject([{ state: 'unconfirmed' }, { state: 'sending' }]);
    await answer(DELIVERED, DAY);
    expect(texts()).toEqual(['Hello', 'Other']);
  });

  test('of the lock delays a message for five seconds', async () => {
    const { submit } = openWindow();
    await wait(0);
    jest.spyOn(device, 'lock').mockRejectedValueOnce(new Error('broken'));
    submit(hello);
    await wait(4_999);
    expect(texts()).toEqual([]);
    await wait(1);
    expect(texts()).toEqual(['Hello']);
  });

  test('of the page that shows the messages stops none', async () => {
    const { submit, onChange, onResult } = openWindow();
    for (const listener of [onChange, onResult]) {
      listener.mockImplementation(() => {
        throw new TypeError('a field is gone');
      });
    }
    submit(hello);
    await wait(0);
    await answer(DELIVERED);
    submit(other);
    await wait(1_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });
});

test('a closed window sends nothing and stops listening, in browsers without the option "signal" too', async () => {
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener(type, listener),
    );
  const { submit, close, onChange } = openWindow();
  submit(hello);
  await wait(0);
  await answer(REFUSED);
  close();
  onChange.mockReset();
  dispatchEvent(new StorageEvent('storage'));
  dispatchEvent(new Event('online'));
  await wait(DAY);
  expect(onChange).not.toHaveBeenCalled();
  expect(device.requests).toHaveLength(1);
});

describe('of two windows', () => {
  test('one sends what waits when the other one is closed', async () => {
    const first = openWindow();
    openWindow();
    await wait(0);
    first.submit(hello);
    await wait(0);
    await answer(REFUSED, 1_000);
    first.close();
    dispatchEvent(new StorageEvent('storage', { key: PREFIX + 'x' }));
    await wait(5_000);
    expect(device.requests).toHaveLength(2);
  });

  test('one shows what the other one did, and what it sent, nothing else', () => {
    const { onChange, onResult } = openWindow();
    createStore().save([], [message()]);
    dispatchEvent(new StorageEvent('storage', { key: OUTCOME, newValue: 'delivered' }));
    dispatchEvent(new StorageEvent('storage', { key: OUTCOME, newValue: null }));
    dispatchEvent(new StorageEvent('storage', { key: PREFIX + 'x', newValue: 'x' }));
    expect(onChange).toHaveBeenLastCalledWith([message()]);
    expect(onResult.mock.calls).toEqual([[DELIVERED]]);
  });

  describe('one whose copy of the storage is out of date', () => {
    /** Two windows with the message: the first one is sending it, which the second one does not see. */
    async function openLagging() {
      const { store, refresh } = lagging(createStore());
      const [first, second] = [openWindow(), openWindow(0, store)];
      await wait(0);
      first.submit(hello);
      refresh();
      dispatchEvent(new StorageEvent('storage'));
      await wait(0);
      return { first, second, store, refresh };
    }

    test('takes a refused message for refused, not for interrupted', async () => {
      const { store, refresh } = await openLagging();
      refresh();
      expect(store.load()).toMatchObject([{ state: 'sending' }]);
      await answer(REFUSED, 4_000);
      expect(store.load()).toMatchObject([{ state: 'retry', failure: 'refused', tries: 1 }]);
      expect(stored()).toMatchObject([{ state: 'retry', failure: 'refused', tries: 1 }]);
    });

    test('does not send the message of a window that crashed while sending', async () => {
      const { first, store } = await openLagging();
      expect(store.load()).toMatchObject([{ state: 'queued' }]);
      first.crash();
      await wait(5_000);
      expect(device.requests).toHaveLength(1);
      expect(store.load()).toMatchObject([{ state: 'unconfirmed', failure: 'interrupted', tries: 1 }]);
    });

    test('does not send again what was delivered when the visitor wanted it again', async () => {
      const { first, second, store, refresh } = await openLagging();
      await answer(NO_ANSWER, 1_000);
      refresh();
      const { id } = store.load()[0]!;
      first.sendAgain(id);
      await wait(0);
      expect(device.requests[1]!.message.tries).toBe(2);
      await answer(DELIVERED);
      second.sendAgain(id);
      await wait(5_000);
      expect(device.requests).toHaveLength(2);
      expect(stored()).toEqual([]);
    });

    test.each(['discard', 'forget'] as const)('does not send what %s removed', async (action) => {
      const { first, store, refresh } = await openLagging();
      await answer(REFUSED, 1_000);
      refresh();
      first[action](store.load()[0]!.id);
      await wait(DAY);
      expect(device.requests).toHaveLength(1);
      expect(stored()).toEqual([]);
    });
  });
});
