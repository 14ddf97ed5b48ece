import { SEND_INTERVAL } from '../email/constants';
import type { Result } from '../email/send';
import { sameFields, type Fields } from '../fields';
import type { AttemptLog } from './attempt-log';
import { pause } from './lock';
import { MIN_BACKOFF, nextDelay, nextDue, reducer, type Action, type Message, type Outbox } from './reducer';
import { OUTCOME, type Store } from './store';

interface Parts {
  store: Store;
  log: AttemptLog;
  /** How long after opening no message is sent. Milliseconds. */
  minDelay: number;
  /** Runs a job while no other window runs one; rejects when the job does. */
  lock: (job: () => Promise<void>) => Promise<void>;
  /** Sends a message. `late` is called with a result that comes after the time-out. */
  send: (message: Message, late: (result: Result) => void) => Promise<Result>;
  /** Called on every change of the outbox, made in this window or in another one. */
  onChange: (outbox: Outbox) => void;
  /** Called with the result of every attempt in this window, and of every successful one in another window. */
  onResult: (result: Result) => void;
}

/** The result of an attempt that no window is making any more. */
const INTERRUPTED: Result = { type: 'unconfirmed', kind: 'interrupted' };

/** Opens the outbox of this device: dispatches actions to the store, sends what is due, and sets a timer for the rest. */
export function openOutbox({ store, log, minDelay, lock, send, onChange, onResult }: Parts) {
  let timer: ReturnType<typeof setTimeout>;
  let running = false;
  let woken = false;
  let closed = false;
  const opened = Date.now();

  /** Calls a listener. Its errors (an extension may have removed a field) must not stop sending. */
  function notify<Value>(listener: (value: Value) => void, value: Value) {
    try {
      listener(value);
    } catch (error) {
      console.error(error);
    }
  }

  function dispatch(...actions: Action[]): Outbox {
    const before = store.load();
    const after = actions.reduce(reducer, before);
    store.save(before, after);
    notify(onChange, after);
    return after;
  }

  /** Sends one message, if one is due. Runs under the lock. */
  async function sendNext() {
    // Messages that another window may be sending change only under the lock, and after the log is read: this window's view
    // of the storage may lag behind.
    const attempts = await log.read();
    const now = Date.now();
    const results = attempts.map(
      ({ id, tries, result = INTERRUPTED }) => ({ type: 'result', id, tries, result, now }) as const,
    );
    const messages = dispatch(
      ...results,
      { type: 'interrupted' },
      { type: 'expire', now },
      ...(woken ? [{ type: 'wake' } as const] : []),
    );
    woken = false;
    const due = nextDue(messages, now);
    if (!due || closed) return;
    const { id } = due;
    if (!(await log.record(id, due.tries + 1))) return;
    const message = dispatch({ type: 'send', id }).find((each) => each.id === id);
    if (message?.state !== 'sending') return;
    const settle = (result: Result) => {
      dispatch({ type: 'result', id, tries: message.tries, result, now: Date.now() });
      if (!result.kind) store.announce(result.type);
      notify(onResult, result);
      return log.record(id, message.tries, result);
    };
    await settle(await send(message, settle));
    // The service takes one message a second.
    await pause(SEND_INTERVAL);
  }

  /** Sends all that is due, one after the other, and sets the timer for the rest. */
  async function run() {
    if (running) return;
    running = true;
    let delay: number | undefined;
    try {
      do await lock(sendNext);
      while (!closed && (woken || nextDue(store.load(), Date.now())));
    } catch (error) {
      // The message that was being sent becomes unconfirmed; the others go on after a pause.
      console.error(error);
      delay = MIN_BACKOFF;
    }
    running = false;
    schedule(delay);
  }

  function schedule(delay = nextDelay(store.load(), Date.now())) {
    clearTimeout(timer);
    if (delay !== undefined && !closed) timer = setTimeout(run, delay);
  }

  /** Prevents a window that still sees a removed message from sending it. */
  const markDone = (id: string) => void log.record(id, 0, { type: 'delivered' });

  function wake() {
    woken = true;
    return run();
  }

  // Without the option "signal", which Safari 14 and Chrome before 88 do not know.
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => unknown) =>
    addEventListener(type, (event) => closed || listener(event));

  listen('online', wake);
  // A page that comes back from the back/forward cache is not opened again.
  listen('pageshow', ({ persisted }) => persisted && wake());
  // Another window changed the store. It may be closed, so this window sends its messages, too.
  listen('storage', ({ key, newValue }) => {
    if (key === OUTCOME && newValue) notify(onResult, { type: newValue as 'delivered' | 'stored' });
    notify(onChange, store.load());
    schedule();
  });
  // The browser asks before it closes a window that has the only copy of a message or draft.
  listen('beforeunload', (event) => {
    if (store.isKept() && store.isDraftKept()) return;
    event.preventDefault();
    // Chrome before 119 needs this.
    event.returnValue = true;
  });
  dispatch({ type: 'expire', now: opened });
  wake();

  return {
    /** Queues a message. The same text again is the message that is in the outbox already. */
    submit(fields: Fields) {
      const now = Date.now();
      // First, because a full storage has no room for both.
      store.saveDraft();
      const same = store.load().find((message) => sameFields(message.fields, fields));
      dispatch(
        same
          ? { type: 'send-again', id: same.id, now }
          : // The clock may have been put back since the page was opened.
            { type: 'submit', id: `${now}-${Math.random()}`, fields, now, due: Math.min(opened, now) + minDelay },
      );
      run();
    },
    sendAgain(id: string) {
      dispatch({ type: 'send-again', id, now: Date.now() });
      run();
    },
    discard(id: string) {
      dispatch({ type: 'discard', id });
      markDone(id);
      run();
    },
    /** Removes everything from the device. Returns whether there was anything. */
    forget() {
      const messages = store.load();
      const had = store.clear();
      log.clear();
      messages.forEach(({ id }) => markDone(id));
      notify(onChange, []);
      return had;
    },
    /** Stops listening and sending. The store stays as it is. */
    close() {
      clearTimeout(timer);
      closed = true;
    },
  };
}

export type OpenOutbox = ReturnType<typeof openOutbox>;
