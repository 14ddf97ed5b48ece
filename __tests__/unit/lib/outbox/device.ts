import type { Result } from '@/lib/contact/result';
import { openOutbox } from '@/lib/outbox/outbox';
import type { Message, Messages } from '@/lib/outbox/message';
import { FakeIndexedDb } from '@/__tests__/support/fakes/indexed-db';
import { FakeChannel, FakeLocks } from '@/__tests__/support/fakes/platform';

/** A request to the service, which the test answers. */
export interface SendRequest {
  /** When the request began, in milliseconds since 1970. */
  at: number;
  message: Message;
  answer: (result: Result) => void;
  fail: (error: Error) => void;
}

/** A device that has sent nothing yet. Its windows share the database, the lock and the channel. */
export class Device {
  /** All requests so far, oldest first. */
  readonly requests: SendRequest[] = [];
  readonly database = FakeIndexedDb.install();
  readonly locks = FakeLocks.install();
  /** Whether the page's own address responds. */
  isReachable = true;
  #online = true;

  constructor() {
    FakeChannel.install();
    localStorage.clear();
    sessionStorage.clear();
    this.goOnline();
    window.fetch = async () => {
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      return {} as Response;
    };
    Object.defineProperty(navigator, 'onLine', { get: () => this.#online, configurable: true });
  }

  goOffline(): void {
    this.#online = false;
  }

  goOnline(): void {
    this.#online = true;
    dispatchEvent(new Event('online'));
  }

  /** Opens a window with the page in it. */
  open() {
    const requests: SendRequest[] = [];
    let lock: object | undefined;
    let shown: Messages = [];
    const onChange = jest.fn((outbox: Messages) => void (shown = outbox));
    const outbox = openOutbox((message) => {
      lock = this.locks.holder;
      return new Promise((answer, fail) => {
        requests.push({ at: Date.now(), message, answer, fail });
        this.requests.push(requests.at(-1)!);
      });
    }, onChange);
    /** Closes the window as a crash does, and releases its lock. */
    const kill = () => {
      outbox.close();
      if (lock && this.locks.holder === lock) this.locks.release();
    };
    return { ...outbox, kill, onChange, requests, shown: () => shown };
  }
}

export type OpenWindow = ReturnType<Device['open']>;
