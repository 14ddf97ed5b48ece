type Handler = ((event: { target: unknown }) => void) | undefined;

/** Fake timers stop `queueMicrotask`, but no promise. */
const later = (action: () => void) => Promise.resolve().then(action);

/**
 * The part of IndexedDB that the attempt log uses, for jsdom, which has none: one store, whose transactions run one after the
 * other. All windows of a test share it. Not the npm package for this: it answers by the real `setImmediate`, so that a test
 * cannot step through an attempt with its fake clock.
 */
export class FakeIndexedDb {
  /** Undefined until the store is created. */
  records: Map<string, { id: string }> | undefined;
  #lastTransaction = Promise.resolve();

  /** A new device: nothing is stored. */
  static install(): FakeIndexedDb {
    const fake = new FakeIndexedDb();
    Object.defineProperty(window, 'indexedDB', { value: fake, configurable: true });
    return fake;
  }

  open() {
    const request = {
      result: { createObjectStore: () => (this.records = new Map()), transaction: () => this.#transact(), close() {} },
      transaction: { abort() {} },
      onupgradeneeded: undefined as Handler,
      onsuccess: undefined as Handler,
      onerror: undefined as Handler,
    };
    void later(() => {
      if (!this.records) request.onupgradeneeded?.({ target: request });
      (this.records ? request.onsuccess : request.onerror)?.({ target: request });
    });
    return request;
  }

  #transact() {
    const records = this.records!;
    const start = this.#lastTransaction;
    /** Requests are answered in their turn. */
    const request = <Value>(read: () => Value) => {
      const asked = { result: undefined as Value | undefined, onsuccess: undefined as Handler };
      void start.then(() => {
        asked.result = structuredClone(read());
        asked.onsuccess?.({ target: asked });
      });
      return asked;
    };
    const store = {
      getAll: () => request(() => [...records.values()]),
      get: (id: string) => request(() => records.get(id)),
      put: (record: { id: string }) => records.set(record.id, structuredClone(record)),
      delete: (id: string) => records.delete(id),
      clear: () => request(() => records.clear()),
    };
    const transaction = { oncomplete: undefined as (() => void) | undefined, objectStore: () => store };
    this.#lastTransaction = start.then(() => later(() => transaction.oncomplete?.()));
    return transaction;
  }
}
