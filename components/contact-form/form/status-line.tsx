import type { RefObject } from 'react';
import { isUnderway } from '../outbox/reducer';
import type { FormTexts } from '../types';
import type { View } from './use-outbox';

interface StatusLineProps {
  line: RefObject<HTMLDivElement | null>;
  texts: FormTexts;
  view: View;
  /** A word on what the visitor did last, empty most of the time. */
  note: string;
}

/** What happens to the messages, in one quiet line each: nothing here ever says "sent" of one that only waits. */
export function StatusLine({ line, texts, view: { messages, alert, sentAt }, note }: StatusLineProps) {
  const waiting = messages.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      {alert && (
        <p role="alert" className="mt-5 rounded-lg border-2 border-leaf-700 bg-leaf-50 p-4 font-semibold text-leaf-700">
          {texts.success}
        </p>
      )}
      <div ref={line} role="status" tabIndex={-1} className="mt-3 text-ink-soft">
        {messages.some(isUnderway) && <p className="motion-safe:animate-pulse">{texts.sending}</p>}
        {waiting > 0 && (
          <p key={waiting}>{waiting > 1 ? texts.waiting.many.replace('{count}', `${waiting}`) : texts.waiting.one}</p>
        )}
        {!alert && messages.length === 0 && sentAt !== '' && <p>{texts.sentAt.replace('{time}', sentAt)}</p>}
        {note !== '' && <p key={note}>{note}</p>}
      </div>
    </>
  );
}
