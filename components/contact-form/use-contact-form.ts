import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import { useAnnouncer } from '@/components/islands/use-announcer';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { Fields } from '@/lib/contact/fields';
import type { News, Order } from '@/lib/contact/worker/orders';
import { SUCCESS_ALERT } from '@/lib/site/specification';
import type { ContactFormProps } from './props';
import { cleanAddress, isBlank, readFields, restore, restoreDraft, saveDraft } from './form-values';
import { pageLoad, send, startWorker, tellWorker } from './send';

/** What the form says below its button. */
export type NoticeState =
  /** `queued`, `earlier`: the worker keeps a message of this page, or another one. */
  | { kind: 'none' | 'note' | 'sending' | 'sent' | 'done' | 'queued' | 'earlier'; line: string }
  /** The text that failed is back in its fields, with what the visitor may have typed meanwhile. */
  | { kind: 'failed'; line: string; fields: Fields; isTyping: boolean };

const NONE: NoticeState = { kind: 'none', line: '' };

type Change = NoticeState | ((before: NoticeState) => NoticeState);

const reduce = (before: NoticeState, change: Change) => (typeof change === 'function' ? change(before) : change);

/** Handles input, Submit and the worker's news. */
export function useContactForm({ id, texts, language, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [notice, show] = useReducer(reduce, NONE);
  const { announce, region } = useAnnouncer();

  useEffect(() => {
    if (restoreDraft(form.current!)) show({ kind: 'note', line: texts.status.restored });

    const onNews = ({ waitsSince, isOver, isSent }: News) =>
      show((before) => {
        const isOwn = before.kind === 'queued';
        if (['sending', 'sent', 'done', 'failed'].includes(before.kind)) return before;
        if (waitsSince) {
          const day = new Date(waitsSince).toLocaleString(language, { day: 'numeric', month: 'long' });
          const line = texts.waiting[isOver ? 'over' : 'earlier'].replace('{day}', day);
          return isOwn && !isOver ? before : { kind: 'earlier', line };
        }
        if (!isSent) return before.kind === 'note' ? before : NONE;
        return isOwn ? { kind: 'sent', line: texts.status.sent } : { kind: 'note', line: texts.status.delivered };
      });
    // Rejects where workers are blocked: then only the page sends.
    if (process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off') {
      startWorker(onNews).catch(() => {});
    }
    if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID) {
      const initialize = async () => (await import('@/lib/firebase/initialise')).initialize();
      // Safari has no requestIdleCallback.
      void pageLoad().then(() => (window.requestIdleCallback ?? setTimeout)(() => void initialize()));
    }
  }, [texts, language]);

  useEffect(() => {
    const { kind, line } = notice;
    // Screen readers read an alert, and the text that gets the focus.
    if (kind === 'failed' && !notice.isTyping) result.current!.querySelector<HTMLElement>('[tabindex]')!.focus();
    else if (kind !== 'sent' && kind !== 'done') announce(line);
    if (kind === 'sending' || kind === 'sent' || kind === 'queued')
      result.current!.scrollIntoView?.({ block: 'nearest' });
    if (kind !== 'sent') return;
    const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const done = texts.status.done.replace('{time}', new Date().toLocaleString(language, format));
    const timer = setTimeout(show, SUCCESS_ALERT, { kind: 'done', line: done });
    return () => clearTimeout(timer);
  }, [notice, announce, texts, language]);

  /** Shows a notice in place of the one whose button the visitor has pressed. */
  function replaceNotice(next: NoticeState): void {
    if (result.current!.contains(document.activeElement)) result.current!.focus();
    show(next);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!isLive) return;
    event.preventDefault();
    const element = form.current!;
    cleanAddress(element);
    if (notice.kind === 'sending' || !element.reportValidity()) return;
    const honeypot = element.elements.namedItem(`${id}_honeypot`) as HTMLInputElement;
    // Bots fill this field, but autofill may too: a second Submit sends the message.
    if (honeypot.value) {
      honeypot.value = '';
      return replaceNotice({ kind: 'note', line: texts.status.suspicious });
    }
    const fields = readFields(element);
    const answer = send(element, config);
    element.reset();
    // The worker has the message now. Without one, the draft is its only copy.
    if (navigator.serviceWorker?.controller) saveDraft(element);
    replaceNotice({ kind: 'sending', line: texts.status.sending });
    const outcome = await answer;
    const isTyping = !isBlank(readFields(element));
    if (outcome === 'sent') show({ kind: 'sent', line: texts.status.sent });
    else if (outcome === 'close' || outcome === 'visit') {
      const why = texts.waiting[navigator.onLine ? 'unreachable' : 'offline'];
      show({ kind: 'queued', line: `${why} ${texts.waiting[outcome]}` });
    } else {
      restore(element, fields);
      show({ kind: 'failed', line: texts.failure[outcome], fields, isTyping });
    }
    saveDraft(element);
  }

  /** Sends what waits, or deletes it. */
  function decide(order: Order): void {
    if (order === 'delete' && !confirm(texts.ask)) return;
    replaceNotice({ kind: 'earlier', line: order === 'again' ? texts.status.sending : notice.line });
    tellWorker(order);
  }

  return { form, result, isLive, notice, region, onSubmit, onInput: () => saveDraft(form.current!), decide };
}
