import { withLock } from '@/components/contact-form/outbox/lock';

const NAME = 'nestif-form-lock';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A job that notes when it begins and ends. */
function job(log: string[], name: string, duration: number) {
  return async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, duration));
    log.push(`${name} ends`);
  };
}

const wait = (time: number) => jest.advanceTimersByTimeAsync(time);

describe('without Web Locks', () => {
  test('one job runs after the other', async () => {
    const log: string[] = [];
    void withLock(job(log, 'one', 3_000));
    void withLock(job(log, 'two', 3_000));
    await wait(10_000);
    expect(log).toHaveLength(4);
    expect(log[0]!.split(' ')[0]).toBe(log[1]!.split(' ')[0]);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test('the lease of a window that died ends', async () => {
    localStorage.setItem(NAME, `other ${Date.now() + 80_000}`);
    const log: string[] = [];
    void withLock(job(log, 'one', 0));
    await wait(79_000);
    expect(log).toEqual([]);
    await wait(2_000);
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test.each(['', 'nonsense', `other ${8.64e15}`, 'other NaN'])('the lease "%s" holds nobody up', async (lease) => {
    localStorage.setItem(NAME, lease);
    const log: string[] = [];
    void withLock(job(log, 'one', 0));
    await wait(300);
    expect(log).toEqual(['one begins', 'one ends']);
  });

  test('with storage blocked the job runs at once', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const log: string[] = [];
    void withLock(job(log, 'one', 0));
    await wait(0);
    expect(log).toEqual(['one begins', 'one ends']);
  });
});

test('a job that fails is not run again, and the lease is free', async () => {
  const fail = jest.fn(() => Promise.reject(new Error('broken')));
  const failed = expect(withLock(fail)).rejects.toThrow('broken');
  await wait(300);
  await failed;
  expect(fail).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(NAME)).toBeNull();
});

describe('with Web Locks', () => {
  const provide = (request: (name: string, run: () => Promise<void>) => Promise<void>) =>
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  test('the job runs under the lock', async () => {
    const request = jest.fn((_name: string, run: () => Promise<void>) => run());
    provide(request);
    const log: string[] = [];
    void withLock(job(log, 'one', 0));
    await wait(0);
    expect(request).toHaveBeenCalledWith(NAME, expect.any(Function));
    expect(log).toEqual(['one begins', 'one ends']);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test('a job that fails is not run again', async () => {
    provide((_name, run) => run());
    const fail = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(withLock(fail)).rejects.toThrow('broken');
    expect(fail).toHaveBeenCalledTimes(1);
  });

  test('where the browser refuses them, a lease does', async () => {
    provide(() => Promise.reject(new DOMException('refused', 'SecurityError')));
    const log: string[] = [];
    void withLock(job(log, 'one', 0));
    await wait(300);
    expect(log).toEqual(['one begins', 'one ends']);
  });
});
