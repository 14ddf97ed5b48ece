import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Message } from '../outbox/message';
import { telUrl } from '@/lib/tel-url';
import type { ContactFormProps } from '../props';
import type { View } from './use-outbox';

interface FailureNoticeProps extends Pick<ContactFormProps, 'texts' | 'contact'> {
  message: Message;
  view: View;
  onDecide: (action: 'sendAgain' | 'discard') => void;
  /** Called when the notice goes and had the focus. */
  onFocusLost: () => void;
}

/** Shows why a message was not sent, and what the visitor can do. It stays until the message is sent or discarded. */
export function FailureNotice(props: FailureNoticeProps) {
  const { texts, contact, message, view, onDecide, onFocusLost } = props;
  const { failure, waiting } = texts;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  const quiet = 'button button-quiet';
  /** Ignores the second click of a double click: it would decide on the message that is shown next. */
  const once = (action: 'sendAgain' | 'discard') => (event: MouseEvent) => {
    if (event.detail < 2) onDecide(action);
  };
  return (
    <div ref={box} className="notice">
      {/* A screen reader announces a new element, so each failed attempt has a key of its own. */}
      <div role="alert" key={`${message.tries - Number(message.state === 'sending')} ${message.failure}`}>
        <h3>{failure.heading}</h3>
        <p>{message.failure && failure[message.failure]}</p>
        {message.state === 'unconfirmed' && <p>{waiting.mayHaveArrived}</p>}
        {message.failure === 'offline' && <p>{view.awaited && view.kept ? failure.whenClosed : failure.whileOpen}</p>}
        <p>{view.kept ? failure.kept : failure.notKept}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={quiet} onClick={once('sendAgain')}>
          {failure.again}
        </button>
        <a className={quiet} href={mailLink(contact.email, texts.heading, message)}>
          {failure.mail}
        </a>
        {contact.phones.map((phone) => (
          <a key={phone} className={quiet} href={telUrl(phone)}>
            {failure.phone} {phone}
          </a>
        ))}
        <button type="button" className={quiet} onClick={once('discard')}>
          {failure.discard}
        </button>
      </div>
    </div>
  );
}

/** A link that opens the visitor's mail program with the message in it. */
function mailLink(address: string, subject: string, { fields }: Message): string {
  const body = [fields.message, fields.fullname, fields.phone].filter(Boolean).join('\n\n');
  // `encodeURIComponent` throws at half a surrogate pair.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
