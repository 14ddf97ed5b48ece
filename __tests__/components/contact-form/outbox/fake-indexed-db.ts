import type { Message } from '@/components/contact-form/outbox/reducer';

type Handler = ((event: { target: unknown; type: string }) => void) | undefined;

/** Fake timers stop `queueMicrotask`, but no promise. */
const later = (action: () => void) => Promise.resolve().then(action);

/**
 * The part of IndexedDB that the outbox uses, for jsdom, which has none: one store, whose transactions run one after the
 * other. All windows of a test share it. Not the npm package for this: it answers by the real `setImmediate`, so that a test
 * cannot step through an attempt with its fake clock.
 */
export class FakeIndexedDb {
  /** Undefined until the store is created. */
  records: Map<string, Message> | undefined;
  /** `full`: nothing can be written. `blocked`: it cannot be opened. `silent`: it does not answer. */
  fault: 'full' | 'blocked' | 'silent' | undefined;
  #lastTransaction = Promise.resolve();

  /** A new device: nothing is stored. */
  static install(): FakeIndexedDb {
    const fake = new FakeIndexedDb();
    Object.defineProperty(window, 'indexedDB', { value: fake, configurable: true });
    return fake;
  }

  /** What is stored, with the changes of the transactions that are complete. */
  get messages(): Message[] {
    return [...(this.records?.values() ?? [])].sort((one, other) => one.at - other.at);
  }

  /** Stores messages that an earlier visit has left. */
  keep(...messages: Message[]): void {
    this.records = new Map(messages.map((message) => [message.id, message]));
  }

  deleteDatabase() {}

  open() {
    if (this.fault === 'blocked') throw new DOMException('blocked', 'SecurityError');
    const request = {
      result: { createObjectStore: () => (this.records = new Map()), transaction: () => this.#transact(), close() {} },
      onupgradeneeded: undefined as Handler,
      onsuccess: undefined as Handler,
    };
    void later(() => {
      if (this.fault === 'silent') return;
      if (!this.records) request.onupgradeneeded?.({ target: request, type: 'upgradeneeded' });
      request.onsuccess?.({ target: request, type: 'success' });
    });
    return request;
  }

  #transact() {
    const before = new Map(this.records);
    const records = this.records!;
    let isAborted = false;
    const store = {
      getAll: () => {
        const asked = { result: [] as Message[], onsuccess: undefined as Handler };
        // Requests are answered in their turn.
        void start.then(() => {
          before.clear();
          for (const [id, record] of records) before.set(id, record);
          asked.result = structuredClone([...records.values()]);
          asked.onsuccess?.({ target: asked, type: 'success' });
        });
        return asked;
      },
      put: (record: Message) => {
        if (this.fault === 'full') isAborted = true;
        else records.set(record.id, structuredClone(record));
      },
      delete: (id: string) => records.delete(id),
    };
    const transaction = { oncomplete: undefined as Handler, onabort: undefined as Handler, objectStore: () => store };
    const start = this.#lastTransaction;
    this.#lastTransaction = start.then(() =>
      later(() => {
        if (isAborted) {
          records.clear();
          for (const [id, record] of before) records.set(id, record);
          transaction.onabort?.({ target: transaction, type: 'abort' });
        } else transaction.oncomplete?.({ target: transaction, type: 'complete' });
      }),
    );
    return transaction;
  }
}
