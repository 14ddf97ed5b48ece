import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { isBlank, sameFields } from '../fields';
import { deliver } from '../outbox/deliver';
import { createAttemptLog } from '../outbox/attempt-log';
import { withLock } from '../outbox/lock';
import { isInProgress, type Message, type Outbox } from '../outbox/reducer';
import { openOutbox, type OpenOutbox } from '../outbox/outbox';
import { createStore, type Store } from '../outbox/store';
import { MINIMUM_TIME, SUCCESS_ALERT } from '../constants';
import { mergeFields, readFields, writeFields } from './form-fields';

/** The state that the form shows. */
export interface View {
  /** False until hydration. */
  live: boolean;
  messages: Outbox;
  /** Whether all of them are on the device. */
  kept: boolean;
  /** Whether the success alert is shown. */
  alert: boolean;
  /** How and when the last message was sent; the time is such as "14:05". */
  sent?: { type: 'delivered' | 'stored'; time: string };
}

const STATIC: View = { live: false, messages: [], kept: true, alert: false };

/** The message that the failure notice is about: the latest one with a failure. */
export const latestFailure = (messages: Outbox): Message | undefined =>
  messages.filter((message) => message.failure).pop();

/**
 * Opens the outbox, restores the draft and failed messages to the fields, and clears the fields of what was sent.
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
    let shown: Message | undefined;

    const typed = readFields(element);
    const fields = draft ? mergeFields(typed, draft) : typed;
    if (!isBlank(fields)) store.saveDraft(fields);
    if (!sameFields(fields, typed)) writeFields(element, fields);
    // Also when Firefox has restored the fields by itself on reload.
    if (draft) onRestored();

    const opened = openOutbox({
      store,
      log: createAttemptLog(),
      minDelay: MINIMUM_TIME,
      lock: withLock,
      send: (message, late) => deliver(config, message, late),
      onChange(messages) {
        const fields = readFields(element);
        const failed = latestFailure(messages);
        const gone = before.filter(({ id }) => !messages.some((message) => message.id === id));
        // A failed message leaves the fields when it is sent or discarded after all.
        if (gone.some((message) => sameFields(message.fields, fields))) {
          writeFields(element);
          store.saveDraft();
        }
        if (failed && !isInProgress(failed)) {
          // A failed message comes back once, and never replaces what was typed since.
          if (failed.id !== shown?.id && isBlank(readFields(element))) writeFields(element, failed.fields);
          shown = failed;
        } else if (failed?.state === 'queued') {
          // The visitor sends it again: after the next failure it comes back again.
          shown = undefined;
        }
        before = messages;
        show({ live: true, messages, kept: store.isKept() });
      },
      onResult(result) {
        if (result.kind) return console.error(result.text || result.kind);
        clearTimeout(timer);
        timer = setTimeout(() => show({ alert: false }), SUCCESS_ALERT);
        show({ alert: true, sent: { type: result.type, time: new Date().toTimeString().slice(0, 5) } });
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
