import type { CheckedSite } from './check-site';
import { changedFiles, stampOf, watchFiles, type Stamp } from './watch-files';

/** The site in the current state of its files. */
export interface State {
  /** Unique to each state, even across runs. */
  version: string;
  result: CheckedSite;
  /** The files that have changed since the state before; empty for the first. */
  changed: readonly string[];
}

export interface WatchedSite {
  /** The state, after a new check if any file has changed. */
  refresh(): Promise<State>;
  /** Calls `listener` with each new state. */
  subscribe(listener: (state: State) => void): void;
  /** Stops watching the files. */
  close(): void;
}

/**
 * Checks the files of a folder now, and again after each change.
 *
 * @param folder such as `content`
 * @param check checks the files; if it fails, so does `refresh`, and the next `refresh` checks again
 */
export function createWatchedSite(folder: string, check: () => Promise<CheckedSite>): WatchedSite {
  const run = Date.now().toString(36);
  const listeners: ((state: State) => void)[] = [];
  let count = 0;
  let seen: Stamp | undefined;
  let state: State | undefined;

  const update = async () => {
    const stamp = await stampOf(folder);
    const changed = seen ? changedFiles(seen, stamp) : [];
    if (state && changed.length === 0) return state;
    const result = await check();
    seen = stamp;
    count += 1;
    state = { version: `${run}-${count}`, result, changed };
    for (const listener of listeners) listener(state);
    return state;
  };

  let pending: Promise<State> | undefined;
  const refresh = (): Promise<State> => {
    // A request during a check waits for the next one: the files may have changed since the check read them. A failed
    // check is tried again.
    pending = pending ? pending.then(update, update) : update();
    return pending;
  };

  return {
    refresh,
    subscribe: (listener) => void listeners.push(listener),
    close: watchFiles(folder, () => refresh().catch((error: unknown) => console.error(error))),
  };
}
