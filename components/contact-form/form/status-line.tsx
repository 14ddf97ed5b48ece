import { useEffect, type RefObject } from 'react';
import type { FormTexts } from '../props';
import type { View } from './use-outbox';

interface StatusLineProps {
  line: RefObject<HTMLDivElement | null>;
  texts: FormTexts;
  view: View;
  /** A text about what the visitor did last; mostly empty. */
  note: string;
}

/** The state of the messages. It says "sent" only when no message waits. */
export function StatusLine({ line, texts, view: { messages, alert, sent }, note }: StatusLineProps) {
  // For a visitor both are "sending".
  const isSending = messages.some(({ state }) => state === 'queued' || state === 'sending');
  const waiting = messages.filter(({ state }) => state === 'retry').length;
  const isStored = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && sent?.stored;
  const { success, sentAt } = isStored ? texts.stored : texts;
  // Below the window's edge nobody would see it.
  useEffect(() => {
    if (alert) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [alert, line]);
  return (
    <>
      {alert && (
        <p role="alert" className="notice notice-success">
          {success}
        </p>
      )}
      <div ref={line} role="status" tabIndex={-1} className="mt-3 scroll-mb-20 text-ink-soft">
        {isSending && <p className="motion-safe:animate-pulse">{texts.sending}</p>}
        {waiting > 0 && (
          <p key={waiting}>{waiting > 1 ? texts.waiting.many.replace('{count}', `${waiting}`) : texts.waiting.one}</p>
        )}
        {!alert && messages.length === 0 && sent && (
          <p key={sentAt} className="notice notice-success notice-tick">
            {sentAt.replace('{time}', sent.time)}
          </p>
        )}
        {note !== '' && <p key={note}>{note}</p>}
      </div>
    </>
  );
}
