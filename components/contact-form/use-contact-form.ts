import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import { useAnnouncer } from '@/components/islands/use-announcer';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { Fields } from '@/lib/contact/fields';
import type { News, Order } from '@/lib/contact/worker/orders';
import { SUCCESS_ALERT } from '@/lib/specification/constants';
import type { ContactFormProps } from './props';
import { isBlank, isValid, readDraft, readFields, restore, saveDraft } from './form-values';
import { sendOldMessages } from './old-messages';
import { pageLoad, send, startWorker, tellWorker } from './send';

/** A second Submit within this many milliseconds is a double click. */
const DOUBLE_CLICK = 1_000;

/** What the form says below its button. */
export interface NoticeState {
  /** `queued`, `earlier`: the worker keeps a message of this page, or another one. `failed`: the text is back. */
  kind?: 'note' | 'sending' | 'sent' | 'done' | 'queued' | 'earlier' | 'failed';
  line?: string;
  /** The text that failed, and whether the visitor has begun another one. */
  fields?: Fields;
  isTyping?: boolean;
}

type Change = NoticeState | ((before: NoticeState) => NoticeState);

const reduce = (before: NoticeState, change: Change) => (typeof change === 'function' ? change(before) : change);

/** Handles input, Submit and the worker's news. */
export function useContactForm({ texts, language, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const isWarned = useRef(false);
  const submitted = useRef(-Infinity);
  const isLive = useHydrated();
  const [notice, show] = useReducer(reduce, {});
  const { announce, region } = useAnnouncer();
  const announcer = useRef(announce);

  useEffect(() => {
    const element = form.current!;
    let draft = readDraft();
    let isFirst = true;
    if (draft) {
      restore(element, draft.fields);
      show({ kind: 'note', line: texts.status.restored });
    }

    function onNews({ waitsSince, isOver, isSent }: News): void {
      // After a reload, the fields have the text of a message that is with the worker.
      const isOwn = draft?.isSubmitted && (waitsSince || isSent);
      if (isOwn && JSON.stringify(readFields(element)) === JSON.stringify(draft!.fields)) element.reset();
      if (isOwn) saveDraft({ fields: readFields(element) });
      const isAnswer = isFirst;
      isFirst = false;
      draft = undefined;
      show((before) => {
        const { kind } = before;
        const isWaiting = kind === 'queued' || kind === 'earlier';
        if (kind && !isWaiting && !isOwn) return before;
        if (waitsSince) {
          const day = new Date(waitsSince).toLocaleString(language, { day: 'numeric', month: 'long' });
          const line = texts.waiting[isOver ? 'over' : 'earlier'].replace('{day}', day);
          return kind === 'queued' && !isOver ? before : { kind: 'earlier', line };
        }
        if (isSent && (isOwn || kind === 'queued')) return { kind: 'sent', line: texts.status.sent };
        return isSent && (isWaiting || isAnswer) ? { kind: 'note', line: texts.status.delivered } : {};
      });
    }
    // Rejects where workers are blocked: then only the page sends.
    if (process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off') {
      startWorker(onNews)
        .then(() => sendOldMessages(config))
        .catch(() => {});
    }
    if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID) {
      const initialize = async () => (await import('@/lib/firebase/firebase')).initialize();
      // Safari has no requestIdleCallback.
      void pageLoad().then(() => (window.requestIdleCallback ?? setTimeout)(() => void initialize()));
    }
  }, [texts, language, config]);

  useEffect(() => {
    const { kind, line = '', isTyping } = notice;
    // Screen readers read an alert, and the text that gets the focus.
    if (kind === 'failed' && !isTyping) result.current!.querySelector<HTMLElement>('[tabindex]')!.focus();
    else if (kind !== 'sent' && kind !== 'done') announcer.current(line);
    if (kind === 'sending' || kind === 'sent' || kind === 'queued')
      result.current!.scrollIntoView?.({ block: 'nearest' });
    if (kind !== 'sent') return;
    const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const done = texts.status.done.replace('{time}', new Date().toLocaleString(language, format));
    const timer = setTimeout(show, SUCCESS_ALERT, { kind: 'done', line: done });
    return () => clearTimeout(timer);
  }, [notice, texts, language]);

  /** Shows a notice in place of the one whose button the visitor has pressed. */
  function replaceNotice(next: NoticeState): void {
    if (result.current!.contains(document.activeElement)) result.current!.focus();
    show(next);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!isLive) return;
    event.preventDefault();
    const element = form.current!;
    const isDouble = event.timeStamp - submitted.current < DOUBLE_CLICK;
    if (isSending.current || isDouble || !isValid(element, texts.tooLong)) return;
    submitted.current = event.timeStamp;
    // Bots fill this field, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !isWarned.current) {
      isWarned.current = true;
      return replaceNotice({ kind: 'note', line: texts.status.suspicious });
    }
    isSending.current = true;
    const fields = readFields(element);
    const answer = send(element, config);
    saveDraft({ fields, isSubmitted: true });
    element.reset();
    replaceNotice({ kind: 'sending', line: texts.status.sending });
    const outcome = await answer;
    isSending.current = false;
    const isTyping = !isBlank(readFields(element));
    if (outcome === 'sent') show({ kind: 'sent', line: texts.status.sent });
    else if (outcome === 'close' || outcome === 'visit') {
      const why = texts.waiting[navigator.onLine ? 'unreachable' : 'offline'];
      show({ kind: 'queued', line: `${why} ${texts.waiting[outcome]}` });
    } else {
      restore(element, fields);
      show({ kind: 'failed', line: texts.failure[outcome], fields, isTyping });
    }
    saveDraft({ fields: readFields(element) });
  }

  function onInput(): void {
    // Until there is an answer, the submitted message is the draft.
    if (!isSending.current) saveDraft({ fields: readFields(form.current!) });
  }

  /** Sends what waits, or deletes it. */
  function decide(order: Order): void {
    if (order === 'delete' && !confirm(texts.ask)) return;
    replaceNotice({ kind: 'earlier', line: order === 'again' ? texts.status.sending : notice.line });
    tellWorker(order);
  }

  return { form, honeypot, result, isLive, notice, region, onSubmit, onInput, decide };
}
