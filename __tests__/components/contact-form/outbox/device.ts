import type { Result } from '@/components/contact-form/email/send';
import { createAttemptLog } from '@/components/contact-form/outbox/attempt-log';
import { openOutbox } from '@/components/contact-form/outbox/outbox';
import type { Message } from '@/components/contact-form/outbox/reducer';
import { createStore } from '@/components/contact-form/outbox/store';
import { FakeIndexedDb } from './fake-indexed-db';

/** What the service is asked to send: the test answers. */
export interface Request {
  /** When it began, in milliseconds since 1970. */
  at: number;
  message: Message;
  answer: (result: Result) => void;
  fail: (error: Error) => void;
  late: (result: Result) => void;
}

/** A device on which nothing was sent yet. Its windows share storage and one lock, first come, first served. */
export class Device {
  /** All requests so far, oldest first. */
  readonly requests: Request[] = [];
  #queue: { owner: object; run: () => void }[] = [];
  #lockOwner: object | undefined;

  constructor() {
    localStorage.clear();
    sessionStorage.clear();
    FakeIndexedDb.install();
  }

  /** Opens a window with the page in it. `crash` ends it: the browser releases its lock. */
  open(minDelay = 0, store = createStore()) {
    const owner = {};
    const onResult = jest.fn();
    const onChange = jest.fn();
    const requests: Request[] = [];
    const outbox = openOutbox({
      store,
      log: createAttemptLog(),
      minDelay,
      lock: (job) => this.lock(owner, job),
      onChange,
      onResult,
      send: (message, late) =>
        new Promise((answer, fail) => {
          requests.push({ at: Date.now(), message, answer, fail, late });
          this.requests.push(requests.at(-1)!);
        }),
    });
    const crash = () => {
      outbox.close();
      this.#queue = this.#queue.filter((each) => each.owner !== owner);
      this.#release(owner);
    };
    return { ...outbox, onResult, onChange, requests, crash };
  }

  lock(owner: object, job: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const run = () =>
        void job()
          .then(resolve, reject)
          .finally(() => this.#release(owner));
      this.#queue.push({ owner, run });
      this.#release();
    });
  }

  #release(owner?: object): void {
    if (this.#lockOwner !== owner) return;
    const next = this.#queue.shift();
    this.#lockOwner = next?.owner;
    next?.run();
  }
}

export type Window = ReturnType<Device['open']>;
