import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isAsked, type Message } from '@/lib/outbox/message';
import type { ContactFormProps, FormTexts } from './props';
import { Call } from './call';
import { mailLink } from './mail-link';
import { useLate } from './use-late';
import { dayOf, type View } from './tab-outbox';

interface FailureNoticeProps extends Pick<ContactFormProps, 'texts' | 'contact'> {
  /** Of its heading. */
  id: string;
  /** Without a failed message it shows nothing. */
  view: View;
  decisions: Record<'sendAgain' | 'show' | 'discard', () => unknown>;
  /** What takes the focus when the notice goes, or is about another message, and had it. */
  result: RefObject<HTMLElement | null>;
}

/**
 * Shows why a message was not sent, and what the visitor can do. It stays until the message is sent or discarded. Of a
 * message that is not of this tab it has nothing but the day and the state until the visitor asks for more.
 *
 * Only its heading is announced. The alert is a new element in a box that was there before: Firefox announces none inside
 * another new element. It is alone in that box, and comes later than all else: Orca announces only one new element per box
 * at a time. It is new, and says "again", also when an attempt fails that the visitor asked for.
 */
export function FailureNotice(props: FailureNoticeProps) {
  const { id, texts, view } = props;
  const { failed: message } = view;
  const isTrying = message && isAsked(message);
  const about = `${message?.id} ${view.isOwn}`;
  const key = about + isTrying;
  const isTold = useLate(key) === key && !isTrying;
  return (
    <div className="failure">
      {/* The id has Firefox expose it, also while it is empty. */}
      <div id={`${id}_alert`}>
        {message && (
          <div className="notice" role="alert" key={`${key} ${isTold}`} aria-hidden={!isTold || undefined}>
            <h3 id={id}>
              {view.isOwn
                ? texts.failure[headingOf(message)]
                : texts.earlier.heading.replace('{day}', dayOf(message.at))}
            </h3>
          </div>
        )}
      </div>
      {message && <Remedies key={about} {...props} message={message} />}
    </div>
  );
}

function headingOf({ again, state }: Message) {
  if (again) return 'headingAgain';
  return state === 'unconfirmed' ? 'headingUnconfirmed' : 'heading';
}

/** Why it was not sent, and what the visitor can do. */
function Remedies({ id, texts, contact, message, view, decisions, result }: FailureNoticeProps & { message: Message }) {
  const { failure, earlier } = texts;
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = buttons.current!;
    const after = result.current!;
    return () => {
      if (before.contains(document.activeElement)) after.focus();
    };
  }, [result]);
  const { isOwn } = view;
  const quiet = 'button button-quiet';
  const button = (decide: () => unknown, label: string) => (
    <button
      type="button"
      className={quiet}
      // Not the second click of a double click: it would decide on the message that is shown next.
      onClick={(event) => event.detail < 2 && decide()}
    >
      {label}
    </button>
  );
  return (
    <div className="notice">
      {reasons(texts, message, view).map((text) => text && <p key={text}>{text}</p>)}
      <div ref={buttons} role="group" aria-labelledby={id} className="mt-4 flex flex-wrap gap-3">
        {button(decisions.sendAgain, failure.again)}
        {!isOwn && button(decisions.show, earlier.show)}
        {isOwn && (
          <a className={quiet} href={mailLink(contact.email, texts.heading, failure.shortened, message.fields)}>
            {failure.mail}
          </a>
        )}
        {isOwn && contact.phones.map((phone) => <Call key={phone} text={failure.phone} phone={phone} />)}
        {button(decisions.discard, failure.discard)}
      </div>
    </div>
  );
}

/** The sentences of the notice about a message. */
function reasons({ failure, waiting, earlier }: FormTexts, message: Message, view: View) {
  const { state } = message;
  if (!view.isOwn)
    return [state === 'unconfirmed' || state === 'stale' ? earlier[state] : earlier.waiting, earlier.note];
  return [
    message.failure && failure[message.failure],
    state === 'unconfirmed' && waiting.mayHaveArrived,
    message.failure === 'offline' && (view.awaited && view.kept ? failure.whenClosed : failure.whileOpen),
    view.kept ? failure.kept : failure.notKept,
  ];
}
