import type { EmailConfig } from '@/lib/contact/config';
import { isBlank, NO_FIELDS, sameFields, type Fields } from '@/lib/contact/fields';
import { deliver } from '@/lib/outbox/deliver';
import { isSent, isWaiting, type Message, type Outbox } from '@/lib/outbox/message';
import { openOutbox } from '@/lib/outbox/outbox';
import { SUCCESS_ALERT } from './constants';
import { fieldsAfter, latestFailed, mergeFields, readFields, writeFields } from './form-fields';
import { readTab, writeTab, type Tab } from './tab';

/** The state that the form shows. */
export interface View {
  /** False until hydration. */
  live: boolean;
  messages: Outbox;
  /** The one that the failure notice is about: the latest of this tab, or else of this device. */
  failed?: Message | undefined;
  /** Whether that one is of this tab. */
  isOwn: boolean;
  /** Whether all of them are on the device. */
  kept: boolean;
  /** Whether they are sent when the network is back, although no page is open. */
  awaited: boolean;
  /** Whether the success alert is shown. */
  alert: boolean;
  /** How and when the last message was sent; the time is such as "14:05". */
  sent?: { stored: boolean; time: string };
}

const language = () => document.documentElement.lang || 'en';

/** "21 November". */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'long' });

/** "14:05", and the day if it is another one than today: "14:05, 21 November". */
function timeOf(at: number): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return date.toDateString() === new Date().toDateString() ? time : `${time}, ${dayOf(at)}`;
}

/**
 * Opens the outbox for the form of this tab, and brings the draft back into the fields. A failed message of the tab comes
 * back, too, and leaves the fields when it is sent or discarded after all.
 *
 * @param show changes the view
 * @param onRestored called when the fields have the draft again
 */
export function openTabOutbox(
  form: HTMLFormElement,
  config: EmailConfig,
  show: (change: Partial<View>) => void,
  onRestored: () => void,
) {
  let tab = readTab();
  let messages: Outbox = [];
  /** Those of this tab that wait, and the id of the one that came back into the fields last. */
  let own: Outbox = [];
  let returned: string | undefined;
  let shownAsSent: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const outbox = openOutbox(
    (message) => deliver(config, message),
    (all) => {
      messages = all;
      showWaiting();
      showSent();
    },
  );

  function saveTab(change: Partial<Tab>): boolean {
    tab = { ...tab, ...change };
    return writeTab(tab);
  }

  const saveDraft = (draft?: Fields) => saveTab({ draft });

  /** Completes the fields by a text. */
  function complete(text: Fields) {
    const typed = readFields(form);
    const fields = mergeFields(typed, text);
    if (!isBlank(fields)) saveDraft(fields);
    if (!sameFields(fields, typed)) writeFields(form, fields);
  }

  /** Makes a message one of this tab. */
  function adopt(id: string) {
    saveTab({ own: [...tab.own, id] });
    showWaiting();
  }

  function updateFields(after: Outbox) {
    const typed = readFields(form);
    const change = fieldsAfter(typed, own, after, returned);
    own = after;
    returned = change.returned;
    if (change.fields === typed) return;
    writeFields(form, change.fields);
    // The draft was the message.
    if (!isBlank(typed)) saveDraft();
  }

  function showWaiting() {
    const waiting = messages.filter(isWaiting);
    updateFields(waiting.filter(({ id }) => tab.own.includes(id)));
    const failed = latestFailed(own);
    show({
      messages: waiting,
      failed: failed ?? latestFailed(waiting),
      isOwn: !!failed,
      kept: outbox.isKept(),
      awaited: outbox.isAwaited(),
    });
  }

  /** Shows the success alert once for each message, then removes the message. */
  function showSent() {
    const last = messages.filter(isSent).pop();
    if (!last || last.id === shownAsSent) return;
    shownAsSent = last.id;
    show({ alert: true, sent: { stored: last.state === 'stored', time: timeOf(last.at) } });
    clearTimeout(timer);
    timer = setTimeout(() => {
      show({ alert: false });
      void outbox.remove(isSent);
    }, SUCCESS_ALERT);
  }

  // Also when Firefox has restored the fields by itself on reload.
  if (tab.draft) onRestored();
  // Fields that were filled in before the script ran are a draft, too.
  complete(tab.draft ?? NO_FIELDS);

  return {
    ...outbox,
    submit: (fields: Fields) => outbox.submit(fields).then(adopt),
    /** Keeps the draft in this tab; without fields, removes it. Returns whether the tab keeps it. */
    saveDraft,
    /** Brings a message of another tab or visit into the fields. */
    show({ id, fields }: Message) {
      complete(fields);
      adopt(id);
    },
    forget() {
      saveTab({ draft: undefined, own: [] });
      return outbox.forget();
    },
  };
}
