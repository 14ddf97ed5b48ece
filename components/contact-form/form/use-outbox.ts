import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { isBlank, sameFields, type Fields } from '../fields';
import { deliver } from '../outbox/deliver';
import { isDraft, isSent, isWaiting, keepDraft, type Message, type Outbox } from '../outbox/message';
import { openOutbox, type OpenOutbox } from '../outbox/outbox';
import { attempt } from '../attempt';
import { SUCCESS_ALERT } from '../constants';
import { NAME } from '../worker/constants';
import { fieldsAfter, mergeFields, readFields, writeFields } from './form-fields';

/** The state that the form shows. */
export interface View {
  /** False until hydration. */
  live: boolean;
  messages: Outbox;
  /** Whether all of them are on the device. */
  kept: boolean;
  /** Whether they are sent when the network is back, although no page is open. */
  awaited: boolean;
  /** Whether the success alert is shown. */
  alert: boolean;
  /** How and when the last message was sent; the time is such as "14:05". */
  sent?: { stored: boolean; time: string };
}

const STATIC: View = { live: false, messages: [], kept: true, awaited: false, alert: false };

/** "14:05", and the day if it is another one than today: "14:05, 21 November". */
function timeOf(at: number): string {
  const date = new Date(at);
  const language = document.documentElement.lang || 'en';
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${time}, ${date.toLocaleDateString(language, { day: 'numeric', month: 'long' })}`;
}

/**
 * Opens the outbox, restores the draft and failed messages to the fields, and clears the fields of what was sent.
 *
 * @param onRestored called when the fields hold a draft of an earlier visit; it must not change between renders
 */
export function useOutbox(config: EmailConfig, form: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  const [view, setView] = useState(STATIC);
  const outbox = useRef<(OpenOutbox & { saveDraft: (fields?: Fields) => Promise<boolean> }) | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const show = (change: Partial<View>) => setView((old) => ({ ...old, ...change }));
    // The draft of this tab, which a reload brings back; the outbox has the latest one of all tabs.
    let own = attempt(() => JSON.parse(sessionStorage.getItem(NAME)!) as { fields: Fields })?.fields;
    let timer: ReturnType<typeof setTimeout>;
    let before: Outbox | undefined;
    let returned: string | undefined;
    let sent: Message | undefined;

    /** Keeps what is typed; without fields, removes it. Resolves with whether it is on the device. */
    async function saveDraft(fields?: Fields): Promise<boolean> {
      const last = own;
      own = fields;
      attempt(() => {
        if (fields) sessionStorage.setItem(NAME, JSON.stringify({ fields }));
        else sessionStorage.removeItem(NAME);
      });
      // What another tab typed since stays.
      const isOwn = (each: Message) => isDraft(each) && !!last && sameFields(each.fields, last);
      await (fields ? opened.update(keepDraft(fields, Date.now())) : opened.remove(isOwn));
      return opened.isKept(isDraft);
    }

    /** Completes what was typed before the script ran. */
    function restore(draft?: Fields) {
      const typed = readFields(element!);
      const fields = draft ? mergeFields(typed, draft) : typed;
      if (!isBlank(fields)) void saveDraft(fields);
      if (!sameFields(fields, typed)) writeFields(element!, fields);
      // Also when Firefox has restored the fields by itself on reload.
      if (draft) onRestored();
    }

    function onChange(all: Outbox) {
      const messages = all.filter(isWaiting);
      if (!before && !own) restore(all.find(isDraft)?.fields);
      const typed = readFields(element!);
      const after = fieldsAfter(typed, before ?? [], messages, returned);
      if (after.fields !== typed) {
        writeFields(element!, after.fields);
        // The draft was the message.
        if (!isBlank(typed)) void saveDraft();
      }
      returned = after.returned;
      before = messages;
      show({ messages, kept: opened.isKept(isWaiting), awaited: opened.isAwaited() });

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
    outbox.current = { ...opened, saveDraft };
    show({ live: true });
    if (own) restore(own);
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [config, form, onRestored]);

  return { view, outbox };
}
