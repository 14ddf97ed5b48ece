import { has, update } from './database';
import { isDraft, isWaiting, reducer, type Action, type Message, type Outbox } from './reducer';

/**
 * What the other pages and tabs know, without opening the database: another number at each change while messages wait; empty
 * when none does, and the contact page has been made ready for a visitor without a network.
 */
export const HINT = 'nestif-outbox';

/** Runs an action that throws where storage is blocked or full. Returns undefined when it did. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function setHint(outbox: Outbox, hasChanged = false): void {
  const waits = outbox.some(isWaiting);
  attempt(() => {
    if (hasChanged || !localStorage.getItem(HINT) === waits)
      localStorage.setItem(HINT, waits ? `${Math.random()}` : '');
  });
}

/** What is on this device, as a tab has it: what the device does not take stays in the memory of the tab. */
export function createStore() {
  let memory: Outbox = [];
  let known: Outbox = [];
  return {
    /** Applies actions. Resolves with what there is then, when it is stored. */
    async update(...actions: Action[]): Promise<Outbox> {
      let hasChanged = false;
      try {
        const { before, after } = await update(actions, memory);
        hasChanged = before.length !== after.length || after.some((message) => !before.includes(message));
        known = after;
        memory = [];
      } catch {
        // A message on the device stays as it is: an attempt that other tabs do not see must not be made.
        const after = actions.reduce(reducer, [...known, ...memory]);
        memory = after.filter((each) => !(isDraft(each) ? known.includes(each) : has(known, each.id)));
      }
      const outbox = [...known, ...memory];
      setHint(outbox, hasChanged);
      return outbox;
    },
    /** Whether all of it is on the device, or all of a kind: none is only in this tab. */
    isKept: (kind: (message: Message) => boolean = Boolean) => !memory.some(kind),
  };
}
