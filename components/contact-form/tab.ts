import type { Fields } from '@/lib/contact/fields';
import { NAME } from '@/lib/outbox/constants';
import type { Message } from '@/lib/outbox/message';
import { tryStorage } from '@/lib/outbox/try-storage';

/** The data of a tab. It survives a reload, but not the closing of the tab: the next visitor must not see it. */
export interface Tab {
  /** Typed but not submitted. */
  draft?: Fields | undefined;
  /** The ids of the messages that were submitted in this tab: only these come back into its fields. */
  own: readonly string[];
  /** The last message put back into the fields. Its text is dropped once the visitor clears them. */
  returned?: { id: string; fields?: Fields } | undefined;
  /** The attempt that the visitor requested last: the message, and how often it had failed before. */
  asked?: Pick<Message, 'id' | 'tries'> | undefined;
}

export const readTab = (): Tab => ({ own: [], ...tryStorage(() => JSON.parse(sessionStorage.getItem(NAME)!) as Tab) });

/** Stores the data of the tab. Returns whether the browser keeps it. */
export function writeTab(tab: Tab): boolean {
  const isKept = tryStorage(() => {
    if (tab.draft || tab.own.length > 0) sessionStorage.setItem(NAME, JSON.stringify(tab));
    else sessionStorage.removeItem(NAME);
    return true;
  });
  return !!isKept;
}
