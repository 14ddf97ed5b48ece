import { useEffect, type RefObject } from 'react';
import { isAsked } from '@/lib/outbox/message';
import { STILL_SENDING } from './constants';
import type { ContactFormProps } from './props';
import { Call } from './call';
import { useLate } from './use-late';
import type { View } from './tab-outbox';

interface StatusLineProps extends Pick<ContactFormProps, 'texts' | 'contact'> {
  /** What takes the focus when the place where it was has gone. */
  result: RefObject<HTMLDivElement | null>;
  view: View;
  /** A text about what the visitor did last; mostly empty. */
  note: string;
}

/** The state of the messages, in one line. It says "sent" only when no message waits; then what happens next follows. */
export function StatusLine({ result, texts, contact, view: { messages, alert, sent }, note }: StatusLineProps) {
  const asked = messages.find(isAsked)?.at;
  // What comes of it at once would be heard before it.
  const isSlow = useLate(asked) === asked;
  const sending = useLate(asked, STILL_SENDING) === asked ? texts.stillSending : texts.sending;
  // Also while one is sent again by itself: the line stays, and is not announced anew. Of a single one the notice tells.
  const waiting = messages.filter((each) => ['retry', 'sending'].includes(each.state) && !isAsked(each)).length;
  const isStored = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && sent?.stored;
  const { success, sentAt } = isStored ? texts.stored : texts;
  const isSent = sent && !alert && messages.length === 0;
  const isTold = useLate(isSent);
  // Below the window's edge nobody would see it.
  useEffect(() => {
    if (alert) result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [alert, result]);
  return (
    <>
      <div ref={result} tabIndex={-1} className="scroll-mb-80">
        {alert && (
          <p role="alert" className="notice notice-success">
            {success}
          </p>
        )}
        <div role="status" className="mt-3 text-ink-soft">
          {asked && isSlow && (
            <p key={sending} className="motion-safe:animate-pulse">
              {sending}
            </p>
          )}
          {waiting > 1 && <p key={waiting}>{texts.waiting.many.replace('{count}', `${waiting}`)}</p>}
          {isSent && (
            <p key={sentAt} className="notice notice-success notice-tick">
              {sentAt.replace('{time}', sent.time)}
            </p>
          )}
          {note && <p key={note}>{note}</p>}
        </div>
      </div>
      {isSent && isTold && (
        <div className="mt-4 space-y-4">
          <p>{texts.next.text}</p>
          <Call text={texts.next.orCall} phone={contact.phones[0]} />
        </div>
      )}
    </>
  );
}
