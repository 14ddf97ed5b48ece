import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { isBlank, sameFields, type Fields } from '../fields';
import { deliver } from '../outbox/deliver';
import { isDraft, isInProgress, isSent, isWaiting, keepDraft, type Message, type Outbox } from '../outbox/message';
import { openOutbox, type OpenOutbox } from '../outbox/outbox';
import { attempt } from '../attempt';
import { SUCCESS_ALERT } from '../constants';
import { NAME } from '../worker/constants';
import { mergeFields, readFields, writeFields } from './form-fields';

/** The state that the form shows. */
export interface View {
  /** False until hydration. */
  live: boolean;
  messages: Outbox;
  /** The message that the failure notice is about: the latest one with a failure. */
  failed?: Message | undefined;
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

/** "14:05", and the date if it is another day than today: "14:05, Nov 21". */
function timeOf(at: number): string {
  // "Sat Nov 21 2026 14:05:00 GMT+0530 (India Standard Time)"
  const date = `${new Date(at)}`;
  const day = date.slice(4, 10);
  return date.slice(16, 21) + (`${new Date()}`.slice(4, 10) === day ? '' : `, ${day}`);
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
    let shown: Message | undefined;
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
      const fields = readFields(element!);
      const failed = messages.filter((message) => message.failure).pop();
      const gone = before?.filter(({ id }) => !messages.some((message) => message.id === id));
      // A failed message leaves the fields when it is sent or discarded after all.
      if (gone?.some((message) => sameFields(message.fields, fields))) {
        writeFields(element!);
        void saveDraft();
      }
      if (failed && !isInProgress(failed)) {
        // A failed message comes back once, and never replaces what was typed since.
        if (failed.id !== shown?.id && isBlank(readFields(element!))) writeFields(element!, failed.fields);
        shown = failed;
      } else if (failed?.state === 'queued') {
        // The visitor sends it again: after the next failure it comes back again.
        shown = undefined;
      }
      before = messages;
      show({ messages, failed, kept: opened.isKept(isWaiting), awaited: opened.isAwaited() });

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
