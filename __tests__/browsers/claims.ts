import { NO_FIELDS } from '@/lib/contact/fields';
import { claim, submit } from '@/lib/outbox/message';
import { transact } from '@/lib/outbox/store';

/**
 * Runs in three windows and a worker of one origin, which claim the same messages at the same time. The page calls
 * `claimAll`; its frames and its worker answer its messages.
 */

const AT_ONCE = 50;

/** Claims one message after the other, with a clock that is after every claim. @returns the ids of those it got */
async function contest(name: string): Promise<string[]> {
  const got: string[] = [];
  for (;;) {
    const token = `${name}-${got.length}`;
    const after = await transact((all) => {
      const free = all.find(({ state }) => state === 'queued');
      const now = Math.max(...all.map(({ until }) => until)) + 1;
      return free ? claim(free.id, token, now)(all) : all;
    });
    const message = after.find((each) => each.token === token);
    if (!message) return got;
    got.push(message.id);
  }
}

function ask(asked: Pick<Worker, 'postMessage'>, listener: EventTarget, name: string): Promise<string[]> {
  return new Promise((resolve) => {
    listener.addEventListener('message', function answered(event) {
      const { data } = event as MessageEvent<{ name: string; got: string[] }>;
      if (data.name !== name) return;
      listener.removeEventListener('message', answered);
      resolve(data.got);
    });
    asked.postMessage(name);
  });
}

/** @returns how many messages nobody got, and how many more than one */
async function claimAll(rounds: number): Promise<{ lost: number; double: number; parties: number }> {
  const frames = await Promise.all([0, 1].map(openFrame));
  const worker = new Worker('/claims.js');
  const counts = { lost: 0, double: 0, parties: 0 };
  for (let round = 0; round < rounds; round++) {
    const fields = (index: number) => ({ ...NO_FIELDS, message: `${index}` });
    const messages = Array.from({ length: AT_ONCE }, (_, index) => submit(`${round}-${index}`, fields(index), 1, 1));
    await transact(() => [], ...messages);
    const got = await Promise.all([
      contest('page'),
      ...frames.map((frame, index) => ask(frame, window, `frame ${index}`)),
      ask(worker, worker, 'worker'),
    ]);
    const all = got.flat();
    counts.double += all.length - new Set(all).size;
    counts.lost += AT_ONCE - new Set(all).size;
    counts.parties = Math.max(counts.parties, got.filter(({ length }) => length > 0).length);
  }
  return counts;
}

function openFrame(): Promise<Pick<Worker, 'postMessage'>> {
  const frame = document.createElement('iframe');
  frame.src = '/claims';
  return new Promise((resolve) => {
    frame.onload = () => resolve({ postMessage: (name: string) => frame.contentWindow!.postMessage(name, '*') });
    document.body.append(frame);
  });
}

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return;
  void contest(data).then((got) => ((source as Window | null) ?? self).postMessage({ name: data, got }));
});
Object.assign(self, { claimAll });
