import { useEffect, useRef, type RefObject } from 'react';
import { Call } from './call';
import type { ContactFormProps } from './props';
import { isAsked, type State } from './state';
import { timeOf } from './times';

interface StatusLineProps extends ContactFormProps {
  /** The element to focus when the focused one is removed. */
  result: RefObject<HTMLDivElement | null>;
  state: State;
  announce: (text: string) => void;
}

/**
 * The state of the messages, in one line that is announced. It says "sent", and what will happen next, only when no
 * message is waiting.
 */
export function StatusLine({ result, texts, language, contact, state, announce }: StatusLineProps) {
  const { alert, sent, note, slow, waiting, tab } = state;
  const { success, sentAt } =
    process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && sent?.state === 'stored' ? texts.stored : texts;
  const isSent = sent && !alert && waiting.length === 0;
  const line = (() => {
    if (note) return note.text;
    if (waiting.some((message) => isAsked(tab, message)))
      return slow === tab.asked ? texts.stillSending : texts.sending;
    // While a message is waiting, the notice above reports it.
    return isSent ? sentAt.replace('{time}', timeOf(sent.at, language)) : '';
  })();
  const say = useRef(announce);
  // A new note may have the same text, and must be announced again.
  useEffect(() => say.current(line), [line, note]);
  return (
    <>
      <div ref={result} tabIndex={-1} className="scroll-mb-80">
        {alert && (
          <p role="alert" className="notice notice-success">
            {success}
          </p>
        )}
        <div className="mt-3 text-ink-soft">
          {line && <p className={isSent && !note ? 'notice notice-success notice-tick' : undefined}>{line}</p>}
        </div>
      </div>
      {isSent && (
        <div className="mt-4 space-y-4">
          <p>{texts.next.text}</p>
          <Call text={texts.next.orCall} phone={contact.phones[0]} />
        </div>
      )}
    </>
  );
}
