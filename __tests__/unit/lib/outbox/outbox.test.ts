import type { Result } from '@/lib/contact/result';
import { Device, type OpenWindow } from './device';
import { BROKEN, BUSY, DELIVERED, message } from '@/__tests__/support/messages';

const hello = { fullname: '', email: 'asha@example.com', phone: '', message: 'Hello' };
const other = { ...hello, message: 'Other' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let device: Device;
let windows: OpenWindow[];

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

/** Whether the browser asks the visitor before it closes the page. */
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
  windows.forEach((each) => each.kill());
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
  'a message is kept on the device from Submit until %j',
  async (result) => {
    localStorage.setItem('nestif-outbox', 'the hint of an earlier release');
    const { submit, shown, remove } = openWindow();
    await wait(2_000);
    expect(localStorage).toHaveLength(0);
    const submitting = submit(hello);
    expect(tryToClose()).toBe(true);
    await submitting;
    expect(stored()).toMatchObject([{ fields: hello, state: 'retry' }]);
    expect(tryToClose()).toBe(false);
    await wait(0);
    // The count is written before the attempt, so it survives if the page is killed now.
    expect(stored()).toMatchObject([{ state: 'sending', possible: 1 }]);
    await answer(result, DAY);
    expect(shown()).toMatchObject([{ state: result.type }]);
    expect(JSON.stringify(stored())).not.toContain('Hello');
    await remove(() => true);
    expect(stored()).toEqual([]);
    expect(device.requests).toHaveLength(1);
  },
);

test.each([0, HOUR / 2])(
  'a message is held back after the page opens, even if the clock is put back by %i ms',
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

describe('a connection that breaks', () => {
  const head = jest.fn();
  beforeEach(() => {
    head.mockReset().mockRejectedValue(new TypeError('blocked'));
    window.fetch = head;
  });

  test('is investigated only afterwards, so a blocked HEAD request never delays a message', async () => {
    await submitted();
    expect(texts()).toEqual(['Hello']);
    expect(head).not.toHaveBeenCalled();
    await answer(DELIVERED);
    expect(head).not.toHaveBeenCalled();
  });

  test.each([
    ['does not', 'offline', 0],
    ['does', 'unreachable', 1],
  ])('is classified by whether the page’s own address answers: if it %s, as %s', async (does, failure, possible) => {
    if (does === 'does') head.mockResolvedValue({});
    await submitted();
    await answer(BROKEN);
    expect(head.mock.calls).toEqual([['/contacts', { method: 'HEAD', cache: 'no-store' }]]);
    expect(stored()).toMatchObject([{ failure, possible }]);
  });

  test('counts as a possible delivery if that request hangs', async () => {
    head.mockReturnValue(new Promise(() => {}));
    await submitted();
    await answer(BROKEN, 15_000);
    expect(stored()).toMatchObject([{ failure: 'noAnswer', possible: 1 }]);
    expect(device.locks.isHeld).toBe(false);
  });
});

test('possible deliveries are one and ten minutes apart; after three, only the visitor can send again', async () => {
  const { sendAgain } = await submitted();
  await answer(BROKEN, MINUTE - 1);
  expect(device.requests).toHaveLength(1);
  await wait(1);
  expect(device.requests).toHaveLength(2);
  await wait(10 * MINUTE);
  expect(device.requests).toHaveLength(3);
  await wait(DAY);
  expect(device.requests).toHaveLength(3);
  await sendAgain(stored()[0]!.id);
  await wait(DAY);
  expect(device.requests).toHaveLength(4);
});

test('an offline device makes no attempt and no other request', async () => {
  const fetched = jest.spyOn(window, 'fetch');
  device.goOffline();
  await submitted();
  await wait(HOUR);
  expect(device.requests).toHaveLength(0);
  expect(fetched).not.toHaveBeenCalled();
  expect(stored()).toMatchObject([{ failure: 'offline', possible: 0 }]);
  device.goOnline();
  await wait(0);
  expect(texts()).toEqual(['Hello']);
});

test('if the network returns while a message is being sent, the messages that wait for it follow', async () => {
  device.database.keep(message({ at: Date.now(), tries: 9, due: Date.now() + HOUR, failure: 'offline' }));
  device.goOffline();
  const { submit } = openWindow();
  await wait(6_000);
  device.goOnline();
  await wait(0);
  await submit(other);
  dispatchEvent(new Event('online'));
  await answer(DELIVERED, 2_000);
  expect(texts()).toEqual(['Hello', 'Other']);
});

test('a success that is reported after 15 seconds still counts', async () => {
  const { shown } = await submitted();
  await wait(14_999);
  expect(stored()).toMatchObject([{ state: 'sending' }]);
  await wait(1);
  expect(stored()).toMatchObject([{ state: 'retry', failure: 'noAnswer' }]);
  await answer(DELIVERED);
  expect(shown()).toMatchObject([{ state: 'delivered' }]);
  await wait(DAY);
  expect(device.requests).toHaveLength(1);
});

describe('two windows', () => {
  test('send one message at a time, a second apart, and notify each other', async () => {
    const [one, two] = [openWindow(), openWindow()];
    await wait(2_000);
    await Promise.all([one.submit(hello), two.submit(other)]);
    await wait(0);
    expect(device.requests).toHaveLength(1);
    await answer(DELIVERED, 999);
    expect(device.requests).toHaveLength(1);
    await wait(15_000);
    expect(device.requests).toHaveLength(2);
    await answer(DELIVERED);
    expect(one.shown()).toEqual(two.shown());
    expect(one.shown()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  test('do not queue: if one freezes while sending, the other checks again every 15 seconds', async () => {
    const frozen = openWindow();
    await wait(2_000);
    device.locks.isHeld = true;
    const live = openWindow();
    await wait(2_000);
    await live.submit(hello);
    await wait(HOUR);
    expect(device.requests).toHaveLength(0);
    // The frozen window is resumed, or discarded.
    device.locks.release();
    await wait(15_000);
    expect(texts()).toEqual(['Hello']);
    expect(frozen.requests.length + live.requests.length).toBe(1);
  });

  test('share messages: if one is killed while sending, the other resends after a minute', async () => {
    const killed = await submitted();
    killed.kill();
    const { requests } = openWindow();
    await wait(MINUTE - 1);
    expect(requests).toHaveLength(0);
    await wait(1);
    expect(requests).toHaveLength(1);
    expect(stored()).toMatchObject([{ state: 'sending', possible: 2, failure: 'interrupted' }]);
  });

  test.each(['are missing', 'are refused'])('both send if locks %s, each one message a second', async (how) => {
    // Loads the modules again, as another page does.
    jest.resetModules();
    device = new (jest.requireActual<{ Device: typeof Device }>('./device').Device)();
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const locks = how === 'are missing' ? undefined : { request };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const { submit } = await submitted();
    await submit(other);
    dispatchEvent(new Event('online'));
    await wait(999);
    expect(texts()).toEqual(['Hello']);
    await answer(DELIVERED, 15_000);
    expect(texts()).toEqual(['Hello', 'Other']);
  });
});

test('the browser is asked to wake the worker for waiting messages, but not after changes in other tabs', async () => {
  const register = jest.fn(() => Promise.resolve());
  const worker = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve({ sync: { register } }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  device.database.keep(message({ at: Date.now(), tries: 9, due: Date.now() + HOUR, failure: 'refused' }));
  openWindow();
  await wait(0);
  expect(register).toHaveBeenCalledTimes(1);
  new BroadcastChannel('nestif-outbox').postMessage('changed');
  await wait(HOUR - 1);
  expect(register).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a message that waits for the network is sent when the page opens, and when the browser restores it', async () => {
  device.database.keep(message({ at: Date.now(), tries: 9, due: Date.now() + HOUR, failure: 'offline' }));
  openWindow();
  await wait(0);
  expect(texts()).toEqual(['Hello']);
  await answer(BUSY, 2_000);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await wait(0);
  expect(texts()).toEqual(['Hello', 'Hello']);
});

describe('a device that cannot store messages', () => {
  test.each(['full', 'blocked'] as const)(
    'because its storage is %s keeps them in the tab, which asks before it closes',
    async (fault) => {
      const opened = openWindow();
      await wait(2_000);
      expect(tryToClose()).toBe(false);
      device.database.fault = fault;
      // A change that has nothing to write succeeds meanwhile.
      await Promise.all([opened.submit(hello), opened.remove(() => false)]);
      expect(opened.isKept()).toBe(false);
      expect(tryToClose()).toBe(true);
      await wait(0);
      await answer(BUSY, 6_000);
      expect(texts()).toEqual(['Hello', 'Hello']);
      await answer(DELIVERED);
      await opened.remove(() => true);
      expect(tryToClose()).toBe(false);
    },
  );

  test('stores them again once it can', async () => {
    device.database.fault = 'full';
    const opened = await submitted();
    device.database.fault = undefined;
    await opened.submit(other);
    expect(stored()).toMatchObject([{ fields: hello, state: 'sending' }, { fields: other }]);
    expect(tryToClose()).toBe(false);
  });

  test('loses no message when an earlier one is stored meanwhile', async () => {
    const opened = openWindow();
    await wait(2_000);
    const earlier = opened.submit(other);
    // Storing the earlier message has begun by now.
    for (let turn = 0; turn < 5; turn++) await undefined;
    device.database.fault = 'blocked';
    await Promise.all([opened.submit(hello), earlier]);
    await wait(0);
    expect(opened.shown().map(({ fields }) => fields.message)).toEqual(['Other', 'Hello']);
  });

  test('adds no message twice: the same text is the same message', async () => {
    device.database.keep(message({ at: Date.now(), failure: 'refused', fields: hello, due: Date.now() + HOUR }));
    const opened = openWindow();
    await wait(2_000);
    device.database.fault = 'full';
    await opened.submit(hello);
    await wait(0);
    expect(opened.shown()).toHaveLength(1);
  });

  test('sends none that it stored earlier, because it cannot count the attempts', async () => {
    device.database.keep(message({ at: Date.now() }));
    device.database.fault = 'full';
    openWindow();
    await wait(60_000);
    expect(texts()).toEqual([]);
    device.database.fault = undefined;
    await wait(15_000);
    expect(texts()).toEqual(['Hello']);
  });

  test('because its database does not respond takes five seconds over the first Submit only', async () => {
    jest.resetModules();
    const fresh = jest.requireActual<{ Device: typeof Device }>('./device');
    device = new fresh.Device();
    device.database.fault = 'silent';
    const { submit, isKept } = openWindow();
    const done = jest.fn();
    void submit(hello).then(done);
    expect(tryToClose()).toBe(true);
    await wait(4_999);
    expect(done).not.toHaveBeenCalled();
    await wait(1);
    expect(done).toHaveBeenCalled();
    await submit(other);
    expect(isKept()).toBe(false);
    expect(tryToClose()).toBe(true);
    await wait(0);
    await answer(DELIVERED, 1_100);
    expect(texts()).toEqual(['Hello', 'Other']);
    // The device was asleep, and responds again.
    device.database.fault = undefined;
    await answer(DELIVERED, 1_100);
    await submit({ ...hello, message: 'Awake' });
    expect(isKept()).toBe(true);
    expect(JSON.stringify(stored())).toContain('Awake');
  });
});

describe('an error', () => {
  test('in the page that shows the messages does not stop sending', async () => {
    const { submit, onChange } = openWindow();
    onChange.mockImplementation(() => {
      throw new TypeError('a field is gone');
    });
    await wait(2_000);
    await submit(hello);
    await wait(0);
    await answer(DELIVERED);
    await submit(other);
    await wait(1_100);
    expect(texts()).toEqual(['Hello', 'Other']);
  });

  test('while sending counts as an attempt, and stops no other message', async () => {
    const { submit } = await submitted();
    await submit(other);
    device.requests[0]!.fail(new Error('broken'));
    await wait(40_000);
    expect(texts()).toEqual(['Hello', 'Other']);
    expect(stored()).toMatchObject([{ possible: 1, failure: 'interrupted' }, { possible: 1 }]);
  });
});
