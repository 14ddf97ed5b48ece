import { FIELD_NAMES, type Fields } from '../fields';
import { MAX_AGE, type Message, type Outbox } from './reducer';

/** The prefix of every key; the number is the version of the format. */
export const PREFIX = 'nestif-form-1:';

const DRAFT = PREFIX + 'draft';

export const OUTCOME = 'nestif-form-outcome';

/** The maximum kept on the device, in characters: about a fifth of what browsers allow an origin. */
export const STORE_LIMIT = 1_000_000;

/**
 * Keeps messages in localStorage until they are sent, one key per message, so that two windows never overwrite each
 * other's messages. A message that it cannot take (full, blocked, over the limit) stays in memory.
 *
 * localStorage has the latest draft of all windows, sessionStorage the draft of this window.
 */
export function createStore() {
  const memory = new Map<string, Message>();
  let draftKept = true;

  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

  /** Runs an action that may throw. Returns undefined when it did. */
  function attempt<Value>(action: () => Value): Value | undefined {
    try {
      return action();
    } catch {
      return undefined;
    }
  }

  function write(key: string, value: object): boolean {
    const text = JSON.stringify(value);
    return !!attempt(() => {
      const size = keys().reduce((sum, each) => sum + (each === key ? 0 : localStorage[each].length), text.length);
      if (size <= STORE_LIMIT) localStorage.setItem(key, text);
      return size <= STORE_LIMIT;
    });
  }

  const remove = (key: string) => attempt(() => localStorage.removeItem(key));

  return {
    load(): Outbox {
      const messages = new Map<string, Message>();
      for (const key of attempt(keys) ?? []) {
        if (key === DRAFT) continue;
        const message = attempt(() => readMessage(key));
        if (message) messages.set(message.id, message);
        else {
          console.error(`Removed, unreadable: ${key}`);
          remove(key);
        }
      }
      for (const message of memory.values()) messages.set(message.id, message);
      return [...messages.values()].sort((one, other) => one.at - other.at);
    },

    /** Writes the difference between two outboxes. */
    save(before: Outbox, after: Outbox): void {
      for (const message of after) {
        if (before.includes(message)) continue;
        if (write(PREFIX + message.id, message)) memory.delete(message.id);
        else memory.set(message.id, message);
      }
      for (const { id } of before) {
        if (after.some((message) => message.id === id)) continue;
        memory.delete(id);
        remove(PREFIX + id);
      }
    },

    loadDraft(): Fields | undefined {
      const now = Date.now();
      for (const area of attempt(() => [sessionStorage, localStorage]) ?? []) {
        const draft = attempt(() => JSON.parse(area.getItem(DRAFT) ?? '{}') as { at: number; fields: Fields });
        if (!draft || !(now - draft.at < MAX_AGE) || !areFields(draft.fields)) {
          area.removeItem(DRAFT);
          continue;
        }
        attempt(() => {
          // Written by a clock that has been put back since: its 30 days begin now.
          const text = JSON.stringify({ at: Math.min(draft.at, now), fields: draft.fields });
          area.setItem(DRAFT, text);
          sessionStorage.setItem(DRAFT, text);
        });
        return draft.fields;
      }
    },

    /** Without fields: removes it. */
    saveDraft(fields?: Fields): void {
      const draft = fields && { at: Date.now(), fields };
      draftKept = !draft || write(DRAFT, draft);
      attempt(() => {
        // What another window typed since stays.
        if (!draftKept || (!draft && localStorage.getItem(DRAFT) === sessionStorage.getItem(DRAFT))) remove(DRAFT);
        sessionStorage.removeItem(DRAFT);
        if (draft) sessionStorage.setItem(DRAFT, JSON.stringify(draft));
      });
    },

    /** Removes every message and the draft. Returns whether there was anything. */
    clear(): boolean {
      const found = attempt(keys) ?? [];
      found.forEach(remove);
      const own = attempt(() => sessionStorage.getItem(DRAFT));
      const had = !!own || found.length + memory.size > 0;
      attempt(() => sessionStorage.removeItem(DRAFT));
      draftKept = true;
      memory.clear();
      return had;
    },

    /** Whether every message is on the device, none only in the memory of this window. */
    isKept: () => memory.size === 0,

    /** Whether the draft is on the device. */
    isDraftKept: () => draftKept,

    /** Tells the other windows how a message was sent, by a storage event of the key `OUTCOME`. */
    announce(outcome: 'delivered' | 'stored'): void {
      attempt(() => localStorage.setItem(OUTCOME, outcome));
      remove(OUTCOME);
    },
  };
}

export type Store = ReturnType<typeof createStore>;

const areFields = (fields: Fields | undefined): boolean =>
  !!fields && FIELD_NAMES.every((name) => typeof fields[name] === 'string');

/** Reads a message; undefined when it is invalid. */
function readMessage(key: string): Message | undefined {
  const message = JSON.parse(localStorage.getItem(key) ?? '') as Message;
  const valid =
    key.slice(PREFIX.length) === message.id &&
    areFields(message.fields) &&
    ['queued', 'sending', 'retry', 'unconfirmed', 'stale'].includes(message.state) &&
    [message.at, message.tries, message.due].every(Number.isFinite);
  return valid ? message : undefined;
}
