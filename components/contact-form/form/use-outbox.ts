import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { isBlank, NO_FIELDS, sameFields, type Fields } from '../fields';
import { deliver } from '../outbox/deliver';
import { isSent, isWaiting, type Message, type Outbox } from '../outbox/message';
import { openOutbox, type OpenOutbox } from '../outbox/outbox';
import { SUCCESS_ALERT } from '../constants';
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

const STATIC: View = { live: false, messages: [], isOwn: false, kept: true, awaited: false, alert: false };

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

/** The outbox, and what a tab adds to it. */
type TabOutbox = Omit<OpenOutbox, 'submit'> & {
  submit: (fields: Fields) => Promise<void>;
  /** Keeps what is typed in this tab; without fields, removes it. Returns whether it is kept. */
  saveDraft: (fields?: Fields) => boolean;
  /** Brings a message of another tab or visit into the fields. */
  show: (message: Message) => void;
};

/**
 * Opens the outbox, restores this tab's draft and failed messages to the fields, and clears the fields of what was sent.
 *
 * @param onRestored called when the fields hold the draft again; it must not change between renders
 */
export function useOutbox(config: EmailConfig, form: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  const [view, setView] = useState(STATIC);
  const outbox = useRef<TabOutbox>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const show = (change: Partial<View>) => setView((old) => ({ ...old, ...change }));
    let tab = readTab();
    let all: Outbox = [];
    let timer: ReturnType<typeof setTimeout>;
    let before: Outbox = [];
    let returned: string | undefined;
    let sent: Message | undefined;

    function saveTab(change: Partial<Tab>): boolean {
      tab = { ...tab, ...change };
      return writeTab(tab);
    }

    const saveDraft = (draft?: Fields) => saveTab({ draft });

    /** Completes what is typed. */
    function restore(text: Fields) {
      const typed = readFields(element!);
      const fields = mergeFields(typed, text);
      if (!isBlank(fields)) saveDraft(fields);
      if (!sameFields(fields, typed)) writeFields(element!, fields);
    }

    /** From now on a message is one of this tab. */
    function own(id: string) {
      saveTab({ own: [...tab.own, id] });
      showMessages();
    }

    function showMessages() {
      const messages = all.filter(isWaiting);
      const mine = messages.filter(({ id }) => tab.own.includes(id));
      const typed = readFields(element!);
      const after = fieldsAfter(typed, before, mine, returned);
      if (after.fields !== typed) {
        writeFields(element!, after.fields);
        // The draft was the message.
        if (!isBlank(typed)) saveDraft();
      }
      returned = after.returned;
      before = mine;
      const failed = latestFailed(mine);
      show({
        messages,
        failed: failed ?? latestFailed(messages),
        isOwn: !!failed,
        kept: opened.isKept(),
        awaited: opened.isAwaited(),
      });
    }

    function onChange(outbox: Outbox) {
      all = outbox;
      showMessages();
      const last = all.filter(isSent).pop();
      if (!last || last.id === sent?.id) return;
      sent = last;
      clearTimeout(timer);
      timer = setTimeout(() => {
        show({ alert: false });
        void opened.remove(isSent);
      }, SUCCESS_ALERT);
      show({ alert: true, sent: { stored: last.state === 'stored', time: timeOf(last.at) } });
    }

    const opened = openOutbox((message) => deliver(config, message), onChange);
    outbox.current = {
      ...opened,
      submit: (fields) => opened.submit(fields).then(own),
      saveDraft,
      show({ id, fields }) {
        restore(fields);
        own(id);
      },
      forget() {
        saveTab({ draft: undefined, own: [] });
        return opened.forget();
      },
    };
    show({ live: true });
    // Also when Firefox has restored the fields by itself on reload.
    if (tab.draft) onRestored();
    // What was typed before the script ran is a draft, too.
    restore(tab.draft ?? NO_FIELDS);
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [config, form, onRestored]);

  return { view, outbox };
}
