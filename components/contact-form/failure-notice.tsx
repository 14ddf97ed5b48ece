import type { RefObject } from 'react';
import { needsDecision, type Message } from '@/lib/outbox/message';
import { Call } from './call';
import { mailLink } from './mail-link';
import type { ContactFormProps } from './props';
import { Question } from './question';
import { failedOf, isAsked, type State } from './state';
import { dayOf } from './times';
import { useFocusAfter } from './use-focus-after';

interface FailureNoticeProps extends ContactFormProps {
  /** Without a failed message, the notice renders nothing. */
  state: State;
  decisions: Record<'sendAgain' | 'remove', (message: Message) => unknown>;
  /** Where to move the focus if it is inside the notice when the notice closes or switches to another message. */
  result: RefObject<HTMLElement | null>;
}

/**
 * Shows why a message was not sent, and what the visitor can do. It remains until the message is sent or removed. For a
 * message from another tab it shows only the date and the state.
 *
 * Only its heading is announced. It is a new alert each time, even if the message fails again. Its box is always there
 * and contains nothing else, since Firefox does not announce an alert inside another new element.
 */
export function FailureNotice(props: FailureNoticeProps) {
  const { id, state } = props;
  const message = failedOf(state.waiting, state.tab);
  const role = message && isAsked(state.tab, message) ? undefined : 'alert';
  return (
    <div className="failure">
      {/* The id makes Firefox expose it even while it is empty. */}
      <div id={`${id}_failure`}>
        {message && (
          <div key={message.id + role} className="notice" role={role}>
            <h3 id={`${id}_why`}>{headingOf(props, message)}</h3>
          </div>
        )}
      </div>
      {message && <Remedies key={message.id} {...props} message={message} />}
    </div>
  );
}

const isOwn = ({ tab }: State, { id }: Message) => tab.own.includes(id);

function headingOf({ state, texts, language }: FailureNoticeProps, message: Message) {
  const { failure, earlier } = texts;
  if (!isOwn(state, message)) return earlier.heading.replace('{day}', dayOf(message.at, language));
  const { asked } = state.tab;
  if (isAsked(state.tab, message)) return texts.sending;
  if (asked?.id === message.id && asked.tries) return failure.headingAgain;
  return message.possible ? failure.headingUnconfirmed : failure.heading;
}

/** The sentences of the notice: what happened, what comes next, and where the message is. */
function sentences({ state, texts }: FailureNoticeProps, message: Message) {
  const { failure, earlier } = texts;
  const decides = needsDecision(message) && (message.possible ? 'decision' : 'stale');
  if (!isOwn(state, message)) return [earlier[decides || 'waiting'], earlier.note];
  const isAwaited = message.failure === 'offline' && state.hasSync && state.kept;
  return [
    message.failure && failure[message.failure],
    failure[decides || (isAwaited ? 'whenClosed' : 'whileOpen')],
    state.kept ? failure.kept : failure.notKept,
  ];
}

/** Why it was not sent, and what the visitor can do. */
function Remedies({ message, ...props }: FailureNoticeProps & { message: Message }) {
  const { id, texts, contact, state, decisions, result } = props;
  const { failure } = texts;
  const buttons = useFocusAfter<HTMLDivElement>(result);
  const quiet = 'button button-quiet';
  return (
    <div className="notice">
      {sentences(props, message).map((text) => text && <p key={text}>{text}</p>)}
      <div ref={buttons} role="group" aria-labelledby={`${id}_why`} className="mt-4 flex flex-wrap gap-3">
        {/* The second click of a double click would decide on the message that is shown next. */}
        <button type="button" className={quiet} onClick={(event) => event.detail < 2 && decisions.sendAgain(message)}>
          {failure.again}
        </button>
        {isOwn(state, message) && (
          <>
            <a className={quiet} href={mailLink(contact.email, texts.heading, failure.shortened, message.fields)}>
              {failure.mail}
            </a>
            {contact.phones.map((phone) => (
              <Call key={phone} text={failure.phone} phone={phone} />
            ))}
          </>
        )}
        <Question
          id={`${id}_remove`}
          className={quiet}
          label={failure.remove}
          question={failure.ask}
          yes={texts.yes}
          onYes={() => decisions.remove(message)}
          result={result}
        />
      </div>
    </div>
  );
}
