import fc from 'fast-check';
import type { Result } from '@/lib/contact/result';
import { isWaiting, needsDecision } from '@/lib/outbox/message';
import { Device, type SendRequest, type OpenWindow } from './device';
import { BROKEN, BUSY, DELIVERED, NO_ANSWER } from '@/__tests__/support/messages';

/**
 * Runs random sequences on a device with up to three windows: they open, are killed and send, the service answers in
 * every way or not at all, the network comes and goes, and time passes. Every message must arrive in the end, at most
 * three times and once more for each Send again.
 */

/**
 * The answer that the window gets, and whether the message has arrived. `late` delays the answer, in milliseconds.
 */
const ANSWERS: { arrives: boolean; result: Result; late?: number }[] = [
  { arrives: true, result: DELIVERED },
  { arrives: false, result: BUSY },
  { arrives: false, result: NO_ANSWER },
  { arrives: true, result: NO_ANSWER },
  { arrives: false, result: BROKEN },
  { arrives: true, result: BROKEN },
  { arrives: true, result: DELIVERED, late: 18_000 },
  { arrives: false, result: BUSY, late: 18_000 },
];

class RandomDevice extends Device {
  readonly submitted: string[] = [];
  readonly arrived: string[] = [];
  /** How often the visitor sent a message again, by its text. */
  readonly again = new Map<string, number>();
  readonly #windows: OpenWindow[] = [];
  readonly #answered = new Set<SendRequest>();

  openAnother(): void {
    if (this.#windows.length < 3) this.#windows.push(this.open());
  }

  submit(index: number): void {
    const message = `Message ${this.submitted.length}`;
    if (!this.#windows[index]) return;
    this.submitted.push(message);
    void this.#windows[index].submit({ fullname: '', email: 'asha@example.com', phone: '', message });
  }

  /** Kills a window after its last write. If `taken`, the service has received the message that it was sending. */
  crash(index: number, taken = false): void {
    const [window] = this.#windows.splice(index, 1);
    if (!window) return;
    for (const pending of this.#unanswered().filter((request) => window.requests.includes(request))) {
      this.#answered.add(pending);
      if (taken) this.arrived.push(pending.message.fields.message);
    }
    window.kill();
  }

  answer({ arrives, result, late = 0 } = ANSWERS[0]!): void {
    const [request] = this.#unanswered();
    if (!request) return;
    this.#answered.add(request);
    if (arrives) this.arrived.push(request.message.fields.message);
    if (late) setTimeout(() => request.answer(result), late);
    else request.answer(result);
  }

  sendAgain(): void {
    const message = this.database.messages.find((each) => isWaiting(each) && needsDecision(each));
    if (!message || !this.#windows[0]) return;
    const text = message.fields.message;
    this.again.set(text, (this.again.get(text) ?? 0) + 1);
    void this.#windows[0].sendAgain(message.id);
  }

  async run(step: keyof typeof STEPS, value = 0): Promise<void> {
    await STEPS[step]!.take(this, value);
    await jest.advanceTimersByTimeAsync(0);
  }

  /** Makes everything work again. The visitor then sends again each message that needs a decision. */
  async settle(): Promise<void> {
    this.isReachable = true;
    this.goOnline();
    this.openAnother();
    for (let round = 0; round < 300 && this.database.messages.some(isWaiting); round++) {
      await this.run('answer');
      await this.run('sendAgain');
      await this.run('wait', 15_000);
    }
  }

  #unanswered = () => this.requests.filter((request) => !this.#answered.has(request));
}

/** The events, each with its relative frequency and the maximum of its random value. */
const STEPS: Record<
  string,
  { weight: number; max?: number; take: (device: RandomDevice, value: number) => void | Promise<void> }
> = {
  open: { weight: 2, take: (device) => device.openAnother() },
  sendAgain: { weight: 1, take: (device) => device.sendAgain() },
  online: { weight: 1, take: (device) => device.goOnline() },
  offline: { weight: 1, take: (device) => device.goOffline() },
  reach: { weight: 2, max: 1, take: (device, value) => void (device.isReachable = value > 0) },
  crash: { weight: 2, max: 5, take: (device, value) => device.crash(value % 3, value > 2) },
  submit: { weight: 6, max: 2, take: (device, value) => device.submit(value) },
  answer: { weight: 12, max: ANSWERS.length - 1, take: (device, value) => device.answer(ANSWERS[value]) },
  wait: { weight: 8, max: 30_000, take: (_, value) => jest.advanceTimersByTimeAsync(value).then(() => {}) },
};
const steps = fc.oneof(
  ...Object.entries(STEPS).map(([step, { weight, max = 0 }]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(step), fc.nat({ max })),
  })),
);

/** In milliseconds. Long sequences take a long time on a busy machine. */
jest.setTimeout(60_000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

test('every message arrives, at most three times unless the visitor asks, with attempts a second apart', async () => {
  const check = async (sequence: [string, number][]) => {
    const device = new RandomDevice();
    device.openAnother();
    for (const [step, value] of sequence) await device.run(step, value);
    await device.settle();

    expect(device.database.messages.filter(isWaiting)).toEqual([]);
    for (const text of device.submitted) {
      const times = device.arrived.filter((each) => each === text).length;
      expect(times).toBeGreaterThanOrEqual(1);
      expect(times).toBeLessThanOrEqual(3 + (device.again.get(text) ?? 0));
    }
    const gaps = device.requests.slice(1).map(({ at }, index) => at - device.requests[index]!.at);
    expect(Math.min(1_000, ...gaps)).toBe(1_000);
    for (const index of [2, 1, 0]) device.crash(index);
  };
  await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 40 }), check), { numRuns: 100 });
});
