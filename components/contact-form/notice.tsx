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
  const { kind, line } = state;
  const fields = kind === 'failed' && state.fields;
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
    <div className={`notice ${fields ? '' : 'notice-waiting'}`}>
      <p tabIndex={-1}>{line}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type={fields ? 'submit' : 'button'}
          form={id}
          className={quiet}
          onClick={() => fields || decide('again')}
        >
          {texts.again}
        </button>
        {fields ? (
          <>
            <a className={quiet} href={`mailto:${contact.email}?body=${encodeText(fields)}`}>
              {texts.mail}
            </a>
            {contact.phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} className={quiet}>
                {texts.phone} <Literal>{phone}</Literal>
              </PhoneLink>
            ))}
          </>
        ) : (
          <button type="button" className={quiet} onClick={() => decide('delete')}>
            {texts.remove}
          </button>
        )}
      </div>
    </div>
  );
}
