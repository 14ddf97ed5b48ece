import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { isBlank, sameFields } from '../fields';
import { deliver } from '../outbox/deliver';
import { createLedger } from '../outbox/attempt-log';
import { withLock } from '../outbox/lock';
import { isUnderway, type Message, type Outbox } from '../outbox/reducer';
import { openOutbox, type OpenOutbox } from '../outbox/outbox';
import { createStore, type Store } from '../outbox/store';
import { MINIMUM_TIME, SUCCESS_ALERT } from '../constants';
import { mergeFields, readFields, writeFields } from './form-fields';

/** What the form shows of its messages. */
export interface View {
  /** False in the static page and until the script has taken over. */
  live: boolean;
  messages: Outbox;
  /** Whether all of them are on the device. */
  kept: boolean;
  /** Whether the success alert stands. */
  alert: boolean;
  /** The time of the last delivery, such as "14:05"; empty before the first one. */
  sentAt: string;
}

const STATIC: View = { live: false, messages: [], kept: true, alert: false, sentAt: '' };

/** The message the visitor is told about: the latest one that was tried in vain. */
export const undelivered = (messages: Outbox): Message | undefined =>
  messages.filter((message) => message.failure).pop();

/**
 * Opens the outbox of the device, brings back what was not sent, and keeps the fields in step with it.
 *
 * @param onRestored called when the fields hold a draft of an earlier visit; it must not change between renders
 */
export function useOutbox(config: EmailConfig, form: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  const [view, setView] = useState(STATIC);
  const outbox = useRef<(OpenOutbox & { store: Store }) | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const show = (change: Partial<View>) => setView((old) => ({ ...old, ...change }));
    const store = createStore();
    const draft = store.loadDraft();
    let timer: ReturnType<typeof setTimeout>;
    let before: Outbox = [];
    let told: Message | undefined;

    const typed = readFields(element);
    const fields = draft ? mergeFields(typed, draft) : typed;
    if (!isBlank(fields)) store.saveDraft(fields);
    if (!sameFields(fields, typed)) writeFields(element, fields);
    // Firefox restores the fields by itself on reload: then they hold the draft already.
    if (draft) onRestored();

    const opened = openOutbox({
      store,
      ledger: createLedger(),
      holdBack: MINIMUM_TIME,
      lock: withLock,
      send: (message, late) => deliver(config, message, late),
      changed(messages) {
        const fields = readFields(element);
        const failed = undelivered(messages);
        const gone = before.filter(({ id }) => !messages.some((message) => message.id === id));
        // A message that came back into the fields leaves them when it is delivered or discarded after all.
        if (gone.some((message) => sameFields(message.fields, fields))) {
          writeFields(element);
          store.saveDraft();
        }
        if (failed && !isUnderway(failed)) {
          // A failed message comes back once, and never over something that was typed since.
          if (failed.id !== told?.id && isBlank(readFields(element))) writeFields(element, failed.fields);
          told = failed;
        } else if (failed?.state === 'handed-over') {
          // The visitor sends it again: the next failure is news.
          told = undefined;
        }
        before = messages;
        show({ live: true, messages, kept: store.isKept() });
      },
      answered(result) {
        if (result.type !== 'delivered') return console.error(result.text || result.kind);
        clearTimeout(timer);
        timer = setTimeout(() => show({ alert: false }), SUCCESS_ALERT);
        show({ alert: true, sentAt: new Date().toTimeString().slice(0, 5) });
      },
    });
    outbox.current = { ...opened, store };
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [config, form, onRestored]);

  return { view, outbox };
}
