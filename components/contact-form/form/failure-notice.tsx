import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { Message } from '../outbox/reducer';
import { telUrl } from '@/lib/tel-url';
import type { ContactFormProps } from '../types';

interface FailureNoticeProps extends Pick<ContactFormProps, 'texts' | 'contact'> {
  message: Message;
  /** Whether the message is on the device. */
  kept: boolean;
  onSendAgain: () => void;
  onDiscard: () => void;
  /** Takes the focus when the notice goes and had it. */
  onFocusLost: () => void;
}

/** Says why a message was not sent and what can be done. It stays until the message is sent or discarded. */
export function FailureNotice(props: FailureNoticeProps) {
  const { texts, contact, message, kept, onSendAgain, onDiscard, onFocusLost } = props;
  const { failure, waiting } = texts;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  const quiet = 'button button-quiet';
  /** The second click of a double click would meet the message that comes up after the first one. */
  const once = (decide: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) decide();
  };
  return (
    <div ref={box} className="notice">
      {/* A new failure is announced anew: the key makes it a new element. */}
      <div role="alert" key={`${message.tries - Number(message.state === 'sending')} ${message.failure}`}>
        <h3>{failure.heading}</h3>
        <p>{message.failure && failure[message.failure]}</p>
        {message.state === 'unconfirmed' && <p>{waiting.mayHaveArrived}</p>}
        <p>{kept ? failure.kept : failure.notKept}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={quiet} onClick={once(onSendAgain)}>
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
        <button type="button" className={quiet} onClick={once(onDiscard)}>
          {failure.discard}
        </button>
      </div>
    </div>
  );
}

/** A link that opens the visitor's own mail program with the message in it. */
function mailLink(address: string, subject: string, { fields }: Message): string {
  const body = [fields.message, fields.fullname, fields.phone].filter(Boolean).join('\n\n');
  // Half a surrogate pair cannot be encoded; such text comes from broken programs only.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
