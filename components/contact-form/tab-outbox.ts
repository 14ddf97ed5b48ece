import type { EmailConfig } from '@/lib/contact/config';
import { isBlank, NO_FIELDS, sameFields, type Fields } from '@/lib/contact/fields';
import { deliver } from '@/lib/outbox/deliver';
import { isWaiting, type Message, type Outbox } from '@/lib/outbox/message';
import { openOutbox } from '@/lib/outbox/outbox';
import { registerWorker } from '@/lib/outbox/register-worker';
import { send } from '@/lib/outbox/send';
import { mergeFields, readFields, writeFields } from './form-fields';
import { failedOf, isAsked, type Action } from './state';
import { readTab, writeTab, type Tab } from './tab';

/**
 * Opens the outbox for the form of this tab, and brings the draft back into the fields. A failed message of the tab comes
 * back, too, and leaves the fields when it is sent or removed.
 *
 * @param onRestored called when the fields have the draft again
 */
export function openTabOutbox(
  form: HTMLFormElement,
  config: EmailConfig,
  dispatch: (action: Action) => void,
  onRestored: () => void,
) {
  let tab = readTab();
  let messages: Outbox = [];

  function saveTab(change: Partial<Tab>): boolean {
    tab = { ...tab, ...change };
    return writeTab(tab);
  }

  function show() {
    dispatch({ type: 'outbox', messages, tab, kept: outbox.isKept(), awaited: outbox.isAwaited() });
  }

  /** Empties the fields that hold a message which is gone, and brings a failed one back into empty fields, once. */
  function updateFields() {
    const waiting = messages.filter(isWaiting);
    const { returned } = tab;
    if (returned && !waiting.some(({ id }) => id === returned.id)) {
      const isUnchanged = returned.fields && sameFields(readFields(form), returned.fields);
      if (isUnchanged) writeFields(form);
      saveTab({ returned: undefined, draft: isUnchanged ? undefined : tab.draft });
    }
    const failed = failedOf(waiting, tab);
    if (!failed || !tab.own.includes(failed.id) || failed.state === 'sending' || isAsked(tab, failed)) return;
    if (failed.id === tab.returned?.id || !isBlank(readFields(form))) return;
    writeFields(form, failed.fields);
    setReturned(failed);
  }

  const setReturned = ({ id, fields }: Message) => saveTab({ returned: { id, fields } });

  const outbox = openOutbox(
    ({ fields }) =>
      deliver(
        fields,
        (fields) => send(config, fields),
        // Loaded when it is needed; in a build without it, in no page.
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

  /** The visitor waits for an attempt with a message. */
  function ask({ id, tries }: Message) {
    saveTab({ asked: { id, tries } });
    show();
  }

  const { draft } = tab;
  // Also when Firefox has restored the fields by itself on reload.
  if (draft) onRestored();
  // Fields that were filled in before the script ran are a draft, too.
  const typed = readFields(form);
  const fields = mergeFields(typed, draft ?? NO_FIELDS);
  saveTab(isBlank(fields) ? { returned: undefined } : { draft: fields });
  if (!sameFields(fields, typed)) writeFields(form, fields);
  void registerWorker();
  show();

  return {
    /** Keeps the message in the fields, and clears them when the device has it. */
    async submit() {
      const fields = readFields(form);
      const { draft } = tab;
      const message = await outbox.submit(fields, tab.returned?.fields && tab.returned.id);
      saveTab({ own: [...tab.own, message.id] });
      // Text that was typed meanwhile stays.
      if (tab.draft === draft) {
        if (outbox.isKept()) {
          writeFields(form);
          saveTab({ draft: undefined, returned: undefined });
        } else setReturned(message);
      }
      ask(message);
    },
    /** Keeps what was typed in this tab. Returns whether the tab can. */
    saveDraft(fields: Fields): boolean {
      if (!isBlank(fields)) return saveTab({ draft: fields });
      // What is typed from now on is another message.
      return saveTab({ draft: undefined, returned: tab.returned && { id: tab.returned.id } });
    },
    sendAgain(message: Message) {
      ask(message);
      return outbox.sendAgain(message.id);
    },
    remove: outbox.remove,
    /** Removes everything from the device and the fields. Resolves with the messages that there were. */
    forget() {
      writeFields(form);
      saveTab({ draft: undefined, own: [], returned: undefined });
      return outbox.forget();
    },
    close: outbox.close,
  };
}
