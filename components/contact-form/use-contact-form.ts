import { useEffect, useLayoutEffect, useReducer, useRef, type FormEvent } from 'react';
import { useAnnouncer } from '@/components/islands/use-announcer';
import { useHydrated } from '@/components/islands/use-hydrated';
import type { Fields } from '@/lib/contact/fields';
import type { News, Order } from '@/lib/contact/worker/orders';
import { SUCCESS_ALERT } from '@/lib/site/specification';
import type { ContactFormProps } from './props';
import { checkLengths, cleanAddress, isBlank, readFields, restore, restoreDraft, saveDraft } from './form-values';
import { pageLoad, send, startWorker, tellWorker } from './send';

/** What the form says below its button. */
export interface NoticeState {
  /** `queued`, `earlier`: the worker keeps a message of this page, or another one. `failed`: the text is back. */
  kind: 'none' | 'note' | 'sending' | 'sent' | 'done' | 'queued' | 'earlier' | 'failed';
  line: string;
  /** This page's message, if it is queued or has failed. */
  fields?: Fields;
  /** When it has failed: whether the visitor has typed something meanwhile, and whether the draft has the text. */
  isTyping?: boolean;
  isSaved?: boolean;
}

const NONE: NoticeState = { kind: 'none', line: '' };

/** How long a page shows the text of a refused message, in milliseconds, before the worker may delete it. */
const SHOWN = 1_000;

type Change = NoticeState | ((before: NoticeState) => NoticeState);

/** Why a message waits, and when it is sent. `sync` fires in vain while the browser believes in a dead network. */
function waitingLine(texts: ContactFormProps['texts']['waiting'], outcome: 'close' | 'visit'): string {
  if (!navigator.onLine) return `${texts.offline} ${texts[outcome]}`;
  return `${texts.unreachable} ${outcome === 'close' ? texts.soon : texts.visit}`;
}

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

    const onNews = ({ waitsSince, isOver, isSent, isRefused }: News) =>
      show((before) => {
        const isOwn = before.kind === 'queued';
        if (['sending', 'sent', 'failed'].includes(before.kind)) return before;
        const done = before.kind === 'done' ? `${before.line} ` : '';
        if (waitsSince) {
          const day = new Date(waitsSince).toLocaleString(language, { day: 'numeric', month: 'long' });
          const line = texts.waiting[isOver ? 'over' : 'earlier'].replace('{day}', day);
          if (isOwn && !isOver) return before;
          const refused = isRefused ? `${texts.waiting.refused} ` : '';
          return { ...before, kind: 'earlier', line: done + refused + line };
        }
        if (!isSent) return done || before.kind === 'note' ? before : NONE;
        return isOwn
          ? { kind: 'sent', line: texts.status.sent }
          : { kind: 'note', line: done + texts.status.delivered };
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

  // Before the visitor can press Submit again: the worker must not take it for news of the next message.
  useLayoutEffect(() => {
    if (!notice.isSaved) return;
    let isPast = false;
    const wait = () =>
      requestAnimationFrame(() => {
        setTimeout(() => {
          if (isPast) return;
          if (document.hidden) wait();
          else tellWorker('restored');
        }, SHOWN);
      });
    wait();
    return () => {
      isPast = true;
    };
  }, [notice]);

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
    const timer = setTimeout(() => {
      show({ kind: 'done', line: done });
      // An earlier message may wait, which `sent` has hidden.
      tellWorker('replay');
    }, SUCCESS_ALERT);
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
    checkLengths(element, texts.tooLong);
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
    const [outcome, reason] = await answer;
    const isTyping = !isBlank(readFields(element));
    if (outcome === 'sent') {
      saveDraft(element);
      return show({ kind: 'sent', line: texts.status.sent });
    }
    const isQueued = outcome === 'close' || outcome === 'visit';
    const line = isQueued ? waitingLine(texts.waiting, outcome) : texts.failure[outcome];
    console.error(reason || line);
    if (!isQueued) restore(element, fields);
    const isSaved = saveDraft(element);
    show(isQueued ? { kind: 'queued', line, fields } : { kind: 'failed', line, fields, isTyping, isSaved });
  }

  /** Sends what waits, or deletes it. */
  function decide(order: Order): void {
    if (order === 'delete' && !confirm(texts.ask)) return;
    replaceNotice({ ...notice, kind: 'earlier', line: order === 'again' ? texts.status.sending : notice.line });
    tellWorker(order);
  }

  return { form, result, isLive, notice, region, onSubmit, onInput: () => saveDraft(form.current!), decide };
}
