import { Literal } from '@/components/ui/literal';
import { PhoneLink } from '@/components/ui/phone-link';
import { encodeText } from './form-values';
import type { ContactFormProps } from './props';
import type { NoticeState } from './use-contact-form';

interface NoticeProps extends ContactFormProps {
  state: NoticeState;
  decide: (order: 'again' | 'delete') => void;
}

/** Says what has become of the message, and offers what the visitor can do. */
export function Notice({ id, texts, contact, state, decide }: NoticeProps) {
  const { kind, line, fields } = state;
  const isFailed = kind === 'failed';
  const quiet = 'button button-quiet';
  if (kind === 'none') return null;
  if (kind === 'note' || kind === 'sending') return <p className="mt-5">{line}</p>;
  if (kind === 'sent' || kind === 'done') {
    return (
      <p role={kind === 'sent' ? 'alert' : undefined} className="notice notice-success">
        {line}
      </p>
    );
  }
  return (
    <div className={`notice ${isFailed ? '' : 'notice-waiting'}`}>
      <p tabIndex={-1}>{line}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type={isFailed ? 'submit' : 'button'}
          form={id}
          className={quiet}
          onClick={() => isFailed || decide('again')}
        >
          {texts.again}
        </button>
        {/* Another visit does not have the text. */}
        {fields && (
          <a className={quiet} href={`mailto:${contact.email}?body=${encodeText(fields)}`}>
            {texts.mail}
          </a>
        )}
        {contact.phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} className={quiet}>
            {texts.call} <Literal>{phone}</Literal>
          </PhoneLink>
        ))}
        {!isFailed && (
          <button type="button" className={quiet} onClick={() => decide('delete')}>
            {texts.remove}
          </button>
        )}
      </div>
    </div>
  );
}
