import { isBlank, sameFields } from '@/lib/contact/fields';
import { isWaiting, type Messages } from '@/lib/outbox/message';
import { mergeFields, readFields, writeFields } from './form-fields';
import { failedOf, isAsked } from './state';
import type { Tab } from './tab';

/** Puts the draft of a tab back into the fields. Returns the changes of the tab. */
export function restoreDraft(form: HTMLFormElement, { draft }: Tab): Partial<Tab> {
  // This also applies if Firefox has restored the fields itself on reload.
  if (draft) writeFields(form, mergeFields(readFields(form), draft));
  // Text typed before the script ran is a draft, too.
  const typed = readFields(form);
  return isBlank(typed) ? { returned: undefined } : { draft: typed };
}

/**
 * Empties the fields if their message is gone, and puts a failed one back into empty fields, once.
 *
 * @param messages all messages on this device
 * @returns the tab after that; the same object if nothing has changed
 */
export function updateFields(form: HTMLFormElement, tab: Tab, messages: Messages): Tab {
  const waiting = messages.filter(isWaiting);
  const { returned } = tab;
  if (returned && !waiting.some(({ id }) => id === returned.id)) {
    const isUnchanged = returned.fields && sameFields(readFields(form), returned.fields);
    if (isUnchanged) writeFields(form);
    tab = { ...tab, returned: undefined, draft: isUnchanged ? undefined : tab.draft };
  }
  const failed = failedOf(waiting, tab);
  if (!failed || !tab.own.includes(failed.id) || failed.state === 'sending' || isAsked(tab, failed)) return tab;
  if (failed.id === tab.returned?.id || !isBlank(readFields(form))) return tab;
  writeFields(form, failed.fields);
  return { ...tab, returned: failed };
}
