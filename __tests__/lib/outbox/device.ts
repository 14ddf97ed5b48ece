import type { Result } from '@/lib/contact/result';
import { openOutbox } from '@/lib/outbox/outbox';
import type { Message, Outbox } from '@/lib/outbox/message';
import { FakeIndexedDb } from './fake-indexed-db';

/** A request to the service, which the test answers. */
export interface Request {
  /** When it began, in milliseconds since 1970. */
  at: number;
  message: Message;
  answer: (result: Result) => void;
  fail: (error: Error) => void;
}

/** A device on which nothing was sent yet. Its windows share what is stored. */
export class Device {
  /** All requests so far, oldest first. */
  readonly requests: Request[] = [];
  readonly database = FakeIndexedDb.install();
  /** Whether the site's own host can be reached. */
  isReachable = true;

  constructor() {
    localStorage.clear();
    sessionStorage.clear();
    window.fetch = async () => {
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      return {} as Response;
    };
  }

  /** Opens a window with the page in it. */
  open() {
    const requests: Request[] = [];
    let shown: Outbox = [];
    const onChange = jest.fn((outbox: Outbox) => void (shown = outbox));
    const outbox = openOutbox(
      (message) =>
        new Promise((answer, fail) => {
          requests.push({ at: Date.now(), message, answer, fail });
          this.requests.push(requests.at(-1)!);
        }),
      onChange,
    );
    return { ...outbox, onChange, requests, shown: () => shown };
  }

  /** The storage event by which windows learn of changes; jsdom has one window, so the test fires it. */
  tell(): void {
    dispatchEvent(new StorageEvent('storage', { key: 'nestif-outbox' }));
  }
}

export type Window = ReturnType<Device['open']>;
