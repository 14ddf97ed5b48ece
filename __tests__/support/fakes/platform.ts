/** Web Locks as the outbox uses them: one lock, never queued. jsdom has none. */
export class FakeLocks {
  isHeld = false;
  /** The window whose action holds the lock. */
  holder: object | undefined;

  /** Gives `navigator` these locks. */
  static install(): FakeLocks {
    const fake = new FakeLocks();
    Object.defineProperty(navigator, 'locks', { value: fake, configurable: true });
    return fake;
  }

  async request<Value>(_name: string, { ifAvailable }: LockOptions, action: (lock: object | null) => Promise<Value>) {
    if (!ifAvailable) throw new Error('A page that waits for a lock cannot go into the back/forward cache.');
    if (this.isHeld) return action(null);
    this.isHeld = true;
    const isMine = (this.holder = {});
    return action({}).finally(() => {
      if (this.holder === isMine) this.release();
    });
  }

  /** Releases the lock, as when the window that holds it is gone. */
  release(): void {
    this.isHeld = false;
    this.holder = undefined;
  }
}

/** `BroadcastChannel`, which jsdom lacks: a message from one reaches all others, asynchronously. */
export class FakeChannel {
  static #open = new Set<FakeChannel>();
  onmessage: (() => void) | undefined;

  static install(): void {
    FakeChannel.#open.clear();
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  }

  constructor() {
    FakeChannel.#open.add(this);
  }

  postMessage(): void {
    for (const each of FakeChannel.#open) if (each !== this) void Promise.resolve().then(() => each.onmessage?.());
  }

  close(): void {
    FakeChannel.#open.delete(this);
    this.onmessage = undefined;
  }
}
