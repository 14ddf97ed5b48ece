import { attempt } from '../attempt';
import type { Fields } from '../fields';
import { NAME } from '../worker/constants';

/** What a tab keeps, also when it is reloaded, and no longer than it is open: the next visitor must not see it. */
export interface Tab {
  /** What was typed and not submitted. */
  draft?: Fields | undefined;
  /** The ids of the messages that were submitted in this tab, or shown there: only these come back into its fields. */
  own: readonly string[];
}

export const readTab = (): Tab => ({ own: [], ...attempt(() => JSON.parse(sessionStorage.getItem(NAME)!) as Tab) });

/** Returns whether the browser keeps it. */
export function writeTab(tab: Tab): boolean {
  const isKept = attempt(() => {
    if (tab.draft || tab.own.length > 0) sessionStorage.setItem(NAME, JSON.stringify(tab));
    else sessionStorage.removeItem(NAME);
    return true;
  });
  return !!isKept;
}
