import type { EmailConfig } from '@/lib/contact/config';
import { isBlank, sameFields } from '@/lib/contact/fields';
import { emailByLibrary } from '@/lib/outbox/email-by-library';
import { isWaiting, type Message, type Messages } from '@/lib/outbox/message';
import { openOutbox } from '@/lib/outbox/outbox';
import { registerWorker } from '@/lib/outbox/register-worker';
import { sendOrStore } from '@/lib/outbox/send-or-store';
import { mergeFields, readFields, writeFields } from './form-fields';
import { failedOf, isAsked, type Action } from './state';
import { readTab, writeTab, type Tab } from './tab';

/**
 * Opens the outbox for the form of this tab, and puts the draft back into the fields, or this tab's failed message,
 * which is cleared from them once it is sent or removed.
 *
 * @param restored the note that says that the draft is back in the fields
 */
export function openTabOutbox(
  form: HTMLFormElement,
  config: EmailConfig,
  dispatch: (action: Action) => void,
  restored: string,
) {
  let tab = readTab();
  let messages: Messages = [];
  let isTabKept = true;

  function saveTab(change: Partial<Tab>): void {
    tab = { ...tab, ...change };
    isTabKept = writeTab(tab);
  }

  /** Empties the fields. */
  function clear(change?: Partial<Tab>): void {
    writeFields(form);
    saveTab({ draft: undefined, returned: undefined, ...change });
  }

  function show() {
    const waiting = messages.filter(isWaiting);
    const kept = outbox.isKept();
    const hasText = (kept && waiting.length > 0) || (isTabKept && !!tab.draft);
    dispatch({ live: true, messages, waiting, tab, kept, hasText, hasSync: outbox.hasSync() });
  }

  /** Empties the fields if their message is gone, and puts a failed one back into empty fields, once. */
  function updateFields() {
    const waiting = messages.filter(isWaiting);
    const { returned } = tab;
    if (returned && !waiting.some(({ id }) => id === returned.id)) {
      if (returned.fields && sameFields(readFields(form), returned.fields)) clear();
      else saveTab({ returned: undefined });
    }
    const failed = failedOf(waiting, tab);
    if (!failed || !tab.own.includes(failed.id) || failed.state === 'sending' || isAsked(tab, failed)) return;
    if (failed.id === tab.returned?.id || !isBlank(readFields(form))) return;
    writeFields(form, failed.fields);
    saveTab({ returned: failed });
  }

  const outbox = openOutbox(
    ({ fields }) =>
      sendOrStore(
        fields,
        (fields) => emailByLibrary(config, fields),
        // Loaded only when needed. A build without it never loads it.
        process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID
          ? async (fields) => (await import('@/lib/firebase/store-by-sdk')).storeBySdk(fields)
          : undefined,
      ),
    (all) => {
      messages = all;
      updateFields();
      show();
    },
  );

  /** Records that the visitor is waiting for an attempt to send a message. */
  function ask({ id, tries }: Message) {
    saveTab({ asked: { id, tries } });
    show();
  }

  // This also applies if Firefox has restored the fields itself on reload.
  if (tab.draft) {
    dispatch({ note: { text: restored } });
    writeFields(form, mergeFields(readFields(form), tab.draft));
  }
  // Text typed before the script ran is a draft, too.
  const typed = readFields(form);
  saveTab(isBlank(typed) ? { returned: undefined } : { draft: typed });
  void registerWorker();
  show();

  return {
    /** Submits the message that is in the fields, and clears them when the device has stored it. */
    async submit() {
      const fields = readFields(form);
      const { draft } = tab;
      const message = await outbox.submit(fields, tab.returned?.fields && tab.returned.id);
      saveTab({ own: [...tab.own, message.id] });
      // Text typed in the meantime is kept.
      if (tab.draft === draft) {
        if (outbox.isKept()) clear();
        else saveTab({ returned: message });
      }
      ask(message);
    },
    /** Keeps the typed text in this tab. Returns whether that worked. */
    saveDraft(): boolean {
      const fields = readFields(form);
      // Text typed from now on is another message.
      if (isBlank(fields)) saveTab({ draft: undefined, returned: tab.returned && { id: tab.returned.id } });
      else saveTab({ draft: fields });
      show();
      return isTabKept;
    },
    sendAgain(message: Message) {
      ask(message);
      return outbox.sendAgain(message.id);
    },
    remove: outbox.remove,
    /** Removes everything from the device and the fields. Resolves with the removed messages. */
    forget() {
      clear({ own: [] });
      return outbox.forget();
    },
    close: outbox.close,
  };
}
