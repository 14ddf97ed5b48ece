import type { Result } from '@/lib/contact/result';
import { submit, type Change } from '@/lib/outbox/message';
import { Device, type Window } from './device';
import { BUSY, DELIVERED, message } from './messages';

const hello = { fullname: '', email: 'asha@example.com', phone: '', message: 'Hello' };
const other = { ...hello, message: 'Other' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HINT = 'nestif-outbox';

let device: Device;
let windows: Window[];

function openWindow() {
  const opened = device.open();
  windows.push(opened);
  return opened;
}

const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
const texts = () => device.requests.map((each) => each.message.fields.message);
const stored = () => device.database.messages;

/** Answers the latest request. */
async function answer(result: Result, time = 0) {
  device.requests.at(-1)!.answer(result);
  await wait(time);
}

/** Whether the browser asks. */
function tryToClose() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  device = new Device();
  windows = [];
});

afterEach(() => {
  windows.forEach((each) => each.close());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a window, waits until messages are no longer held back, and submits one. */
async function submitted(fields = hello) {
  const opened = openWindow();
  await wait(2_000);
  await opened.submit(fields);
  await wait(0);
  return opened;
}

test.each<Result>([DELIVERED, { type: 'stored' }])(
  'a message is on the device from Submit until %j',
  async (result) => {
    const { submit, shown, update } = openWindow();
    await wait(2_000);
    expect(localStorage).toHaveLength(0);
    await submit(hello);
    expect(stored()).toMatchObject([{ fields: hello, state: 'queued' }]);
    expect(localStorage.getItem(HINT)).toBeTruthy();
    expect(tryToClose()).toBe(false);
    await wait(0);
    expect(stored()).toMatchObject([{ state: 'sending', tries: 1 }]);
    await answer(result, DAY);
    expect(shown()).toMatchObject([{ state: result.type }]);
    expect(JSON.stringify(stored())).not.toContain('Hello');
    expect(localStorage.getItem(HINT)).toBe('');
    await update(() => []);
    expect(stored()).toEqual([]);
    expect(device.requests).toHaveLength(1);
  },
);

test.each([0, HOUR / 2])(
  'a message is held back at opening, also by a clock that is put back by %i ms',
  async (back) => {
    const { submit } = openWindow();
    jest.setSystemTime(Date.now() - back);
    await submit(hello);
    await wait(1_499);
    expect(device.requests).toHaveLength(0);
    await wait(1);
    expect(device.requests).toHaveLength(1);
  },
);

test('a host that has not answered for five seconds cannot be reached', async () => {
  const { submit } = openWindow();
  window.fetch = () => new Promise(() => {});
  await wait(2_000);
  await submit(hello);
  await wait(4_999);
  expect(stored()).toMatchObject([{ state: 'queued' }]);
  await wait(1);
  expect(stored()).toMatchObject([{ state: 'retry', failure: 'offline' }]);
});

test('the network that comes back while a message is being sent is not forgotten', async () => {
  device.database.keep(
    message({ at: Date.now(), state: 'retry', tries: 9, due: Date.now() + HOUR, failure: 'offline' }),
  );
  device.isReachable = false;
  const { submit } = openWindow();
  await wait(6_000);
  device.isReachable = true;
  // The third attempt is due in 14 seconds.
  await submit(other);
  await wait(2_000);
  expect(texts()).toEqual(['Other']);
  dispatchEvent(new Event('online'));
  await answer(DELIVERED, 2_000);
  expect(texts()).toEqual(['Other', 'Hello']);
});

test('the browser is asked to wake the worker for what waits, and not again by what the worker tells', async () => {
  const register = jest.fn(() => Promise.resolve());
  const worker = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve({ sync: { register } }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const due = Date.now() + HOUR;
  device.database.keep(message({ at: Date.now(), state: 'retry', tries: 9, due, failure: 'refused' }));
  openWindow();
  await wait(0);
  expect(register).toHaveBeenCalledTimes(1);
  worker.dispatchEvent(new Event('message'));
  await wait(HOUR - 1);
  expect(register).toHaveBeenCalledTimes(1);
  expect(device.requests).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a message that waits for the network is sent when the page is opened', async () => {
  const due = Date.now() + HOUR;
  device.database.keep(message({ at: Date.now(), state: 'retry', tries: 9, due, failure: 'offline' }));
  openWindow();
  await wait(0);
  expect(texts()).toEqual(['Hello']);
});

test('a message without an answer in 15 seconds is not sent again, and a later answer still counts', async () => {
  const { shown } = await submitted();
  await wait(14_999);
  expect(stored()).toMatchObject([{ state: 'sending' }]);
  await wait(1);
  expect(stored()).toMatchObject([{ state: 'unconfirmed', failure: 'noAnswer' }]);
  await wait(DAY);
  expect(device.requests).toHaveLength(1);
  await answer(DELIVERED);
  expect(shown()).toMatchObject([{ state: 'delivered' }]);
});

test('a hint that a killed browser has lost is made again when the page is opened', async () => {
  device.database.keep(message({ at: Date.now(), state: 'unconfirmed' }));
  openWindow();
  await wait(0);
  expect(localStorage.getItem(HINT)).toBeTruthy();
});

describe('a device that keeps nothing', () => {
  test.each(['full', 'blocked'] as const)('because it is %s: the tab does, says so, and asks', async (fault) => {
    const opened = openWindow();
    await wait(2_000);
    expect(tryToClose()).toBe(false);
    device.database.fault = fault;
    // A change that has nothing to write succeeds meanwhile.
    await Promise.all([opened.submit(hello), opened.update()]);
    expect(opened.isKept()).toBe(false);
    expect(tryToClose()).toBe(true);
    await wait(0);
    await answer(BUSY, 5_000);
    expect(texts()).toEqual(['Hello', 'Hello']);
    await answer(DELIVERED);
    await opened.update(() => []);
    expect(tryToClose()).toBe(false);
  });

  test('takes a message again, and what has become of it meanwhile stays', async () => {
    const opened = openWindow();
    await wait(2_000);
    device.database.fault = 'full';
    await opened.submit(hello);
    await wait(0);
    device.database.fault = undefined;
    const end: Change = (outbox) => outbox.map((each) => ({ ...each, state: 'delivered' }));
    await Promise.all([opened.update(end), opened.update(submit('two', other, Date.now(), Infinity))]);
    expect(stored().map(({ state }) => state)).toEqual(['delivered', 'queued']);
  });

  test('loses no message when an earlier one is stored meanwhile', async () => {
    const opened = openWindow();
    await wait(2_000);
    const earlier = opened.update(submit('two', other, Date.now(), Infinity));
    // It has begun by now.
    for (let turn = 0; turn < 5; turn++) await undefined;
    device.database.fault = 'blocked';
    await Promise.all([opened.submit(hello), earlier]);
    await wait(0);
    expect(opened.shown().map(({ fields }) => fields.message)).toEqual(['Other', 'Hello']);
  });

  test('takes no message twice: the same text is the one that it has', async () => {
    const due = Date.now() + HOUR;
    device.database.keep(message({ at: Date.now(), state: 'retry', failure: 'refused', fields: hello, due }));
    const opened = openWindow();
    await wait(2_000);
    device.database.fault = 'full';
    await opened.submit(hello);
    await wait(0);
    expect(opened.shown()).toHaveLength(1);
  });

  test('sends no message that it has, because other tabs would not know', async () => {
    device.database.keep(message({ at: Date.now() }));
    device.database.fault = 'full';
    openWindow();
    await wait(60_000);
    expect(texts()).toEqual([]);
    device.database.fault = undefined;
    await wait(5_000);
    expect(texts()).toEqual(['Hello']);
  });

  test('because it does not answer: Submit takes five seconds, once', async () => {
    jest.resetModules();
    const fresh = jest.requireActual<{ Device: typeof Device }>('./device');
    device = new fresh.Device();
    device.database.fault = 'silent';
    const { submit, isKept } = openWindow();
    const done = jest.fn();
    void submit(hello).then(done);
    await wait(4_999);
    expect(done).not.toHaveBeenCalled();
    await wait(1);
    expect(done).toHaveBeenCalled();
    await submit(other);
    expect(isKept()).toBe(false);
    await wait(0);
    await answer(DELIVERED, 1_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });
});

describe('an error', () => {
  test('while sending makes its message unconfirmed and does not stop later ones', async () => {
    const { submit } = await submitted();
    await submit(other);
    device.requests[0]!.fail(new Error('broken'));
    await wait(30_000);
    expect(texts()).toEqual(['Hello', 'Other']);
    expect(stored()).toMatchObject([{ state: 'unconfirmed' }, { state: 'sending' }]);
  });

  test('of a change stops no later one', async () => {
    const { update, submit } = openWindow();
    const broken: Change = () => {
      throw new Error('broken');
    };
    await expect(update(broken)).rejects.toThrow('broken');
    await submit(hello);
    expect(stored()).toHaveLength(1);
  });

  test('of the page that shows the messages stops none', async () => {
    const { submit, onChange } = openWindow();
    onChange.mockImplementation(() => {
      throw new TypeError('a field is gone');
    });
    await wait(2_000);
    await submit(hello);
    await wait(0);
    await answer(DELIVERED);
    await submit(other);
    await wait(1_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });
});
