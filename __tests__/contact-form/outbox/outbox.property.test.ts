import fc from 'fast-check';
import type { Result } from '@/components/contact-form/email/send';
import type { Message } from '@/components/contact-form/outbox/reducer';
import { createAttemptLog } from '@/components/contact-form/outbox/attempt-log';
import { openOutbox } from '@/components/contact-form/outbox/outbox';
import { createStore } from '@/components/contact-form/outbox/store';
import { FakeIndexedDb } from './fake-indexed-db';
import { lagging } from './lagging-store';

/**
 * Random lives of a device: windows open, are killed and send, the service answers in every way or not at all, the
 * network comes back, time goes by, and a window's copy of the storage lags behind. Whatever happens, every message
 * arrives in the end, and none arrives twice unless the visitor has sent it again.
 */

type Command =
  | { do: 'open' | 'online' | 'again' }
  | { do: 'kill'; window: number; taken: boolean }
  | { do: 'submit' | 'see'; window: number }
  | { do: 'answer'; how: keyof typeof ANSWERS }
  | { do: 'wait'; time: number };

const failed = (kind: 'refused' | 'tooMany'): Result => ({ type: 'failed', kind, text: '' });
const unclear: Result = { type: 'unconfirmed', kind: 'noAnswer' };

/** What the window learns, and whether the message has arrived. `late` is learned after the time-out. */
const ANSWERS: Record<string, { arrives: boolean; result: Result; late?: Result }> = {
  delivered: { arrives: true, result: { type: 'delivered' } },
  refused: { arrives: false, result: failed('refused') },
  tooMany: { arrives: false, result: failed('tooMany') },
  lost: { arrives: false, result: unclear },
  silent: { arrives: true, result: unclear },
  late: { arrives: true, result: unclear, late: { type: 'delivered' } },
  refusedLate: { arrives: false, result: unclear, late: failed('refused') },
};

const windows = fc.nat({ max: 2 });
const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('open' as const, 'online' as const, 'again' as const) }),
  fc.record({ do: fc.constant('kill' as const), window: windows, taken: fc.boolean() }),
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('submit' as const, 'see' as const), window: windows }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('answer' as const), how: fc.constantFrom(...Object.keys(ANSWERS)) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.nat({ max: 8_000 }) }) },
);

/** A lock for all windows of the device. That of a window which is killed is free at once, as with Web Locks. */
class Locks {
  #queue: { owner: object; job: () => Promise<void>; done: () => void }[] = [];
  #holder: object | undefined;

  request(owner: object, job: () => Promise<void>): Promise<void> {
    return new Promise((done) => {
      this.#queue.push({ owner, job, done });
      this.#next();
    });
  }

  release(owner: object): void {
    this.#queue = this.#queue.filter((each) => each.owner !== owner);
    if (this.#holder === owner) this.#holder = undefined;
    this.#next();
  }

  #next(): void {
    const first = this.#holder ? undefined : this.#queue.shift();
    if (!first) return;
    this.#holder = first.owner;
    void first.job().then(() => {
      if (this.#holder === first.owner) this.#holder = undefined;
      first.done();
      this.#next();
    });
  }
}

class Device {
  readonly arrived: string[] = [];
  readonly submitted: string[] = [];
  /** How often the visitor sent a message again, by its text. */
  readonly again = new Map<string, number>();
  readonly starts: number[] = [];
  killed = false;
  #open: { owner: object; outbox: ReturnType<typeof openOutbox>; see: () => void }[] = [];
  #requests: { owner: object; message: Message; answer: (result: Result) => void; late: (result: Result) => void }[] =
    [];
  readonly #locks = new Locks();

  async run(command: Command): Promise<void> {
    if (command.do === 'open') this.open();
    else if (command.do === 'online') dispatchEvent(new Event('online'));
    else if (command.do === 'again') this.sendAgain();
    else if (command.do === 'kill') this.kill(command.window, command.taken);
    else if (command.do === 'submit') this.submit(command.window);
    else if (command.do === 'see') this.#open[command.window]?.see();
    else if (command.do === 'answer') this.answer(command.how);
    await jest.advanceTimersByTimeAsync(command.do === 'wait' ? command.time : 0);
    dispatchEvent(new StorageEvent('storage'));
    expect(this.#requests.length).toBeLessThanOrEqual(1);
    // Nobody is told that the page was closed while it is open.
    const told = createStore()
      .load()
      .map(({ failure }) => failure);
    if (!this.killed) expect(told).not.toContain('interrupted');
  }

  open(): void {
    if (this.#open.length === 3) return;
    const owner = {};
    const { store, see } = lagging(createStore());
    const outbox = openOutbox({
      store,
      log: createAttemptLog(),
      minDelay: 0,
      lock: (job) => this.#locks.request(owner, job),
      onChange: () => {},
      onResult: () => {},
      send: (message, late) =>
        new Promise((answer) => {
          this.starts.push(Date.now());
          this.#requests.push({ owner, message, answer, late });
        }),
    });
    this.#open.push({ owner, outbox, see });
  }

  submit(index: number): void {
    const text = `Message ${this.submitted.length}`;
    const fields = { fullname: '', email: 'asha@example.com', phone: '', message: text };
    const window = this.#open[index];
    if (!window) return;
    this.submitted.push(text);
    window.outbox.submit(fields);
  }

  /** Kills a window; the service may have taken the message that it was sending. */
  kill(index: number, taken = false): void {
    const [window] = this.#open.splice(index, 1);
    if (!window) return;
    this.killed = true;
    window.outbox.close();
    const [cut] = this.#requests.filter(({ owner }) => owner === window.owner);
    if (cut && taken) this.arrived.push(cut.message.fields.message);
    this.#requests = this.#requests.filter((each) => each !== cut);
    this.#locks.release(window.owner);
  }

  answer(how: string): void {
    const request = this.#requests.shift();
    const { arrives, result, late } = ANSWERS[how]!;
    if (!request) return;
    if (arrives) this.arrived.push(request.message.fields.message);
    request.answer(result);
    if (late) setTimeout(() => request.late(late), 3_000);
  }

  sendAgain(): void {
    const message = createStore()
      .load()
      .find(({ state }) => state === 'unconfirmed');
    if (!message || !this.#open[0]) return;
    const { message: text } = message.fields;
    this.again.set(text, (this.again.get(text) ?? 0) + 1);
    this.#open[0].outbox.sendAgain(message.id);
  }

  /** Everything works again; the visitor sends again whatever is unclear. */
  async settle(): Promise<void> {
    this.open();
    for (let round = 0; round < 300 && createStore().load().length > 0; round++) {
      this.#open.forEach(({ see }) => see());
      await this.run({ do: 'answer', how: 'delivered' });
      await this.run({ do: 'again' });
      await this.run({ do: 'wait', time: 5_000 });
    }
  }
}

/** Long sequences take long on a busy machine. Milliseconds. */
jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every message arrives, none twice without the word of the visitor, one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { maxLength: 40 }), async (sequence) => {
      localStorage.clear();
      sessionStorage.clear();
      FakeIndexedDb.install();
      const device = new Device();
      device.open();
      for (const command of sequence) await device.run(command);
      await device.settle();

      expect(createStore().load()).toEqual([]);
      for (const text of device.submitted) {
        const times = device.arrived.filter((each) => each === text).length;
        expect(times).toBeGreaterThanOrEqual(1);
        expect(times).toBeLessThanOrEqual(1 + (device.again.get(text) ?? 0));
      }
      // A window that is killed takes its second of distance with it.
      const gaps = device.starts.slice(1).map((start, index) => start - device.starts[index]!);
      if (!device.killed) expect(Math.min(1_000, ...gaps)).toBe(1_000);
      for (const index of [2, 1, 0]) device.kill(index);
    }),
    { numRuns: 200 },
  );
});

test('200 messages in a row arrive once each, a second apart', async () => {
  localStorage.clear();
  sessionStorage.clear();
  FakeIndexedDb.install();
  const device = new Device();
  device.open();
  for (let count = 0; count < 200; count++) device.submit(0);
  for (let second = 0; second < 200; second++) {
    await device.run({ do: 'answer', how: 'delivered' });
    await device.run({ do: 'wait', time: 1_000 });
  }
  await device.run({ do: 'answer', how: 'delivered' });
  expect([...device.arrived].sort()).toEqual([...device.submitted].sort());
  expect(device.starts.at(-1)! - device.starts[0]!).toBeGreaterThanOrEqual(199_000);
  device.kill(0);
});
