import { withLock } from '@/components/contact-form/outbox/lock';
import { blockStorage } from './storage';

const NAME = 'nestif-form-lock';
const wait = (time: number) => jest.advanceTimersByTimeAsync(time);
const provideLocks = (request: (name: string, run: () => Promise<void>) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

const job = jest.fn(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  job.mockReset().mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('without Web Locks', () => {
  test('one job runs after the other', async () => {
    const log: string[] = [];
    const logging = (name: string) => async () => {
      log.push(name);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      log.push(name);
    };
    void withLock(logging('one'));
    void withLock(logging('two'));
    await wait(10_000);
    expect(log).toHaveLength(4);
    expect(log[0]).toBe(log[1]);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test('the lease of a window that crashed ends', async () => {
    localStorage.setItem(NAME, `other ${Date.now() + 80_000}`);
    void withLock(job);
    await wait(79_000);
    expect(job).not.toHaveBeenCalled();
    await wait(2_000);
    expect(job).toHaveBeenCalledTimes(1);
  });

  test.each(['nonsense', `other ${8.64e15}`, 'other NaN'])('the lease "%s" is ignored', async (lease) => {
    localStorage.setItem(NAME, lease);
    void withLock(job);
    await wait(300);
    expect(job).toHaveBeenCalledTimes(1);
  });

  test('the job runs at once when storage is blocked', async () => {
    blockStorage();
    void withLock(job);
    await wait(0);
    expect(job).toHaveBeenCalledTimes(1);
  });
});

describe('with Web Locks', () => {
  test('the job runs under the lock', async () => {
    const request = jest.fn((_name: string, run: () => Promise<void>) => run());
    provideLocks(request);
    await withLock(job);
    expect(request).toHaveBeenCalledWith(NAME, expect.any(Function));
    expect(job).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  test('a lease replaces a lock that the browser refuses', async () => {
    provideLocks(() => Promise.reject(new DOMException('refused', 'SecurityError')));
    void withLock(job);
    await wait(300);
    expect(job).toHaveBeenCalledTimes(1);
  });
});

test.each(['with', 'without'])('a job that fails %s Web Locks runs once and releases the lock', async (locks) => {
  if (locks === 'with') provideLocks((_name, run) => run());
  job.mockRejectedValue(new Error('broken'));
  const failed = expect(withLock(job)).rejects.toThrow('broken');
  await wait(300);
  await failed;
  expect(job).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(NAME)).toBeNull();
});
