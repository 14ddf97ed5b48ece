import { SEND_INTERVAL } from '../email/constants';
import { sameFields, type Fields } from '../fields';
import type { Result } from '../email/send';
import type { Ledger } from './attempt-log';
import { pause } from './lock';
import { nextPause, nextToSend, step, type Message, type Outbox, type OutboxEvent } from './reducer';
import { DELIVERED, type Store } from './store';

interface Parts {
  store: Store;
  ledger: Ledger;
  /** For so long after opening no message is sent. Milliseconds. */
  holdBack: number;
  /** Runs a job while no other window runs one. */
  lock: (job: () => Promise<void>) => Promise<void>;
  /** Sends a message; never rejects. `late` is told of an outcome after the time-out. */
  send: (message: Message, late: (result: Result) => void) => Promise<Result>;
  /** Told of every change of the outbox, made in this window or in another one. */
  changed: (outbox: Outbox) => void;
  /** Told of the outcome of every try in this window, and of every delivery by another one. */
  answered: (result: Result) => void;
}

/** The outcome of a try that no window is at work on any more. */
const CUT_OFF: Result = { type: 'unclear', kind: 'interrupted', status: 0, text: '' };

/** The machine at work: it reads and writes the store, sends what is due, and wakes when it should. */
export function openOutbox({ store, ledger, holdBack, lock, send, changed, answered }: Parts) {
  let timer: ReturnType<typeof setTimeout>;
  let running = false;
  let woken = false;
  const opened = Date.now();
  let closed = false;

  function apply(...events: OutboxEvent[]): Outbox {
    const before = store.load();
    const after = events.reduce(step, before);
    store.save(before, after);
    changed(after);
    return after;
  }

  /** Sends one message, if one is due. Runs under the lock. */
  async function sendNext() {
    // What changes messages that another window may be sending is done under the lock, and after the ledger is read: this
    // window's copy of the storage may lag behind.
    const known = await ledger.read();
    const now = Date.now();
    const answers = known.map(
      ({ id, tries, result = CUT_OFF }) => ({ type: 'answer', id, tries, result, now }) as const,
    );
    let messages = apply(...answers, { type: 'interrupted' });
    if (woken) messages = apply({ type: 'wake' });
    woken = false;
    const due = nextToSend(messages, Date.now());
    if (!due || closed) return;
    const { id } = due;
    if (!(await ledger.note(id, due.tries + 1))) return;
    const message = apply({ type: 'send', id }).find((each) => each.id === id);
    if (message?.state !== 'sending') return;
    const answer = (result: Result) => {
      apply({ type: 'answer', id, tries: message.tries, result, now: Date.now() });
      if (result.type === 'delivered') store.announce();
      answered(result);
      return ledger.note(id, message.tries, result);
    };
    await answer(await send(message, answer));
    // The service takes one message a second.
    await pause(SEND_INTERVAL);
  }

  /** Sends all that is due, one after the other, and sets the clock for the rest. */
  async function run() {
    if (running) return;
    running = true;
    do await lock(sendNext);
    while (!closed && (woken || nextToSend(store.load(), Date.now())));
    running = false;
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    const left = nextPause(store.load(), Date.now());
    if (left !== undefined && !closed) timer = setTimeout(run, left);
  }

  /** A window whose copy still has a message that was removed must not send it. */
  const settle = ({ id }: { id: string }) => void ledger.note(id, 0, { type: 'delivered' });

  function act(event: OutboxEvent) {
    apply(event);
    if (event.type === 'discard') settle(event);
    return run();
  }

  function wake() {
    woken = true;
    return run();
  }

  // Removed one by one: Safari 14 and Chrome before 88 do not know the option "signal".
  const listeners: [type: string, listener: (event: never) => void][] = [
    ['online', wake],
    // A page that comes back from the back/forward cache was not opened anew.
    ['pageshow', ({ persisted }: PageTransitionEvent) => persisted && wake()],
    // Another window changed the store. It may close at any time, so its messages are this window's care too.
    [
      'storage',
      ({ key, newValue }: StorageEvent) => {
        // Whichever window sent it: the visitor may be looking at this one.
        if (key === DELIVERED && newValue) answered({ type: 'delivered' });
        changed(store.load());
        schedule();
      },
    ],
    // The browser asks before it closes a window that alone has a message or a draft.
    [
      'beforeunload',
      (event: BeforeUnloadEvent) => {
        if (store.isKept() && store.isDraftKept()) return;
        event.preventDefault();
        // Chrome before 119 goes by this alone.
        event.returnValue = true;
      },
    ],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener);
  apply({ type: 'expire', now: opened });
  wake();

  return {
    /** Takes a message over. One that says the same as a message still in the outbox is that message. */
    submit(fields: Fields) {
      const now = Date.now();
      // First: in a storage that is full the draft holds the room that the message needs.
      store.saveDraft();
      const same = store.load().find((message) => sameFields(message.fields, fields));
      act(
        same
          ? { type: 'again', id: same.id }
          : // The clock may have been put back since the page was opened.
            { type: 'hand-over', id: `${now}-${Math.random()}`, fields, now, due: Math.min(opened, now) + holdBack },
      );
    },
    /** Does to a message what the visitor decided. */
    act,
    /** Removes everything from the device; says whether there was anything. */
    forget() {
      const messages = store.load();
      const had = store.clear();
      ledger.clear();
      messages.forEach(settle);
      changed([]);
      return had;
    },
    /** Stops listening and sending; what is in the store stays there. */
    close() {
      clearTimeout(timer);
      closed = true;
      for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener);
    },
  };
}

export type OpenOutbox = ReturnType<typeof openOutbox>;
