import { showNotice } from './notice';

/**
 * Follows the last published change until it is live, or until we know why it is not, even after a reload. The release
 * writes a commit status named `live` (`tools/github/tell-live.mjs`). Earlier changes go live with it.
 */

/** The status that a workflow gives a commit. */
export interface CommitStatus {
  context: string;
  state: 'pending' | 'success' | 'failure' | 'error';
  description: string | null;
  target_url: string | null;
}

interface Published {
  commit: string;
  /** The title of the commit, such as `Update Pages “about”`. */
  title: string;
  /** When it was published, or when we learned that it will go live with a later commit; in milliseconds since 1970. */
  since: number;
  /** Shown until a later commit, with which it goes live, has a status. */
  text?: string;
}

const KEY = 'published';
/** How often to ask, in milliseconds. */
const INTERVAL = 15_000;
/** After this many milliseconds, any release will have set a status. */
const SILENCE = 300_000;

let look = (): void => {};

/** Starts following. @param ask gets the statuses of a commit; undefined if GitHub does not answer */
export function followPublished(ask: (commit: string) => Promise<readonly CommitStatus[] | undefined>): void {
  look = () => {
    const published = read();
    if (published && document.visibilityState === 'visible') {
      void ask(published.commit).then((statuses) => statuses && show(published, statuses));
    }
  };
  setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
  look();
}

/** Notes that this commit has just been merged. */
export function notePublished(commit: string, title: string): void {
  write({ commit, title, since: Date.now() });
  look();
}

function show(published: Published, statuses: readonly CommitStatus[]): void {
  const { commit, title, since, text = 'published. This notice will tell you when it is live.' } = published;
  // While we waited for GitHub, something else may have been published, or the notice closed.
  if (read()?.commit !== commit) return;
  const tell = (kind: 'error' | 'pending' | 'good', words: string, link?: { label: string; url: string }) =>
    showNotice('live', { kind, text: `${title}: ${words}`, link, onClose: () => localStorage.removeItem(KEY) });
  const { state, description, target_url: url } = statuses.find(({ context }) => context === 'live') ?? {};
  const later = state === 'success' && /\/commit\/([0-9a-f]{40})$/.exec(url ?? '')?.[1];
  if (later) {
    const next = { commit: later, title, since: Date.now(), text: `published. ${description}.` };
    write(next);
    show(next, []);
    look();
  } else if (state === 'success') {
    localStorage.removeItem(KEY);
    tell('good', `${description}.`, url ? { label: 'View the site', url } : undefined);
  } else if (state === 'failure' || state === 'error') {
    tell('error', `${description}.`, url ? { label: 'See why', url } : undefined);
  } else if (state) {
    tell('pending', `published. ${description}.`, url ? { label: 'View progress', url } : undefined);
  } else if (Date.now() - since < SILENCE) {
    tell('pending', text);
  } else {
    tell(
      'pending',
      'published, but there is no sign that it is live: perhaps the project is not connected to its host.',
    );
  }
}

function read(): Published | undefined {
  return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Published | null) ?? undefined;
}

function write(published: Published): void {
  localStorage.setItem(KEY, JSON.stringify(published));
}
