import type { Message } from '@/lib/outbox/message';

type Handler = (() => void) | undefined;

/** Lets pending promises settle. Fake timers stop `queueMicrotask`, but not promises. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await undefined;
}

/**
 * The part of IndexedDB that the outbox uses, for jsdom, which has none: one record, with transactions that run one
 * after another. All windows of a test share it. The npm package for this uses the real `setImmediate`, so a test could
 * not step through an attempt with its fake clock.
 */
export class FakeIndexedDb {
  /** What is stored, after all completed transactions. */
  messages: Message[] = [];
  /** `full`: nothing can be written. `blocked`: it cannot be opened. `silent`: it does not answer. */
  fault: 'full' | 'blocked' | 'silent' | undefined;
  #lastTransaction = Promise.resolve();
  #isCreated = false;

  /** A new device: nothing is stored. */
  static install(): FakeIndexedDb {
    const fake = new FakeIndexedDb();
    Object.defineProperty(window, 'indexedDB', { value: fake, configurable: true });
    return fake;
  }

  /** Stores messages that an earlier visit has left. */
  keep(...messages: Message[]): void {
    this.messages = messages;
  }

  deleteDatabase() {}

  open() {
    if (this.fault === 'blocked') throw new DOMException('blocked', 'SecurityError');
    const result = {
      createObjectStore: () => (this.#isCreated = true),
      transaction: () => this.#transact(),
      close() {},
    };
    const request = { result, onupgradeneeded: undefined as Handler, onsuccess: undefined as Handler };
    void Promise.resolve().then(() => {
      if (this.fault === 'silent') return;
      if (!this.#isCreated) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  #transact() {
    if (!this.#isCreated) throw new DOMException('there is no such store', 'NotFoundError');
    let written: Message[] | undefined;
    const start = this.#lastTransaction;
    const store = {
      get: () => {
        const asked = { result: [] as Message[], onsuccess: undefined as Handler };
        // Requests are answered in turn.
        void start.then(() => {
          asked.result = structuredClone(this.messages);
          asked.onsuccess?.();
        });
        return asked;
      },
      put: (messages: Message[]) => (written = structuredClone(messages)),
    };
    let isAborted = false;
    const abort = () => (isAborted = true);
    const transaction = {
      oncomplete: undefined as Handler,
      onabort: undefined as Handler,
      objectStore: () => store,
      abort,
    };
    this.#lastTransaction = start.then(settled).then(() => {
      isAborted ||= !!written && this.fault === 'full';
      if (written && !isAborted) this.messages = written;
      (isAborted ? transaction.onabort : transaction.oncomplete)?.();
    });
    return transaction;
  }
}
