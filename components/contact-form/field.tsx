import type { FieldName } from '@/lib/contact/fields';
import { MESSAGE_ROWS } from '@/lib/specification/constants';
import type { FormTexts } from './props';

const INPUTS = {
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

interface FieldProps {
  /** Id of the field, and prefix of the ids of its hint, error and counter. */
  id: string;
  name: FieldName;
  texts: FormTexts['fields'][FieldName];
  /** The word that marks a field as optional. */
  optional: string;
  error: string | undefined;
  /**
   * Whether the script reports errors. Until then the browser does, and calls a required field invalid from the start.
   */
  live: boolean | undefined;
  /** Called when the visitor leaves the field, or pastes into it. */
  onLeave: (() => unknown) | undefined;
  /** The text about the remaining characters, set only near the limit. */
  remaining: string | undefined;
}

/** A field with its label; hint, error and remaining characters describe it. */
export function Field({ id, name, texts, optional, error, live, onLeave, remaining }: FieldProps) {
  const notes = { hint: texts.hint, error, remaining };
  const shown = Object.entries(notes).filter(([, text]) => text);
  const shared = {
    id,
    name,
    placeholder: texts.placeholder,
    // For text that is written from right to left.
    dir: 'auto',
    className: 'field',
    onBlur: onLeave,
    onPaste: onLeave,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': shown.map(([kind]) => `${id}_${kind}`).join(' ') || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-navy-800">
        {texts.label}
        {name !== 'email' && <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      {shown.map(([kind, text]) => (
        <p
          // Changed text needs a new element: the browser's translation would keep the old text.
          key={text}
          id={`${id}_${kind}`}
          className={kind === 'error' ? 'field-error' : 'field-hint'}
        >
          {text}
        </p>
      ))}
      {name === 'message' ? (
        // The box grows with its text if the browser supports that.
        <textarea {...shared} rows={MESSAGE_ROWS} />
      ) : (
        <input
          {...shared}
          {...INPUTS[name]}
          {...(name === 'email' && { [live ? 'aria-required' : 'required']: true })}
        />
      )}
    </div>
  );
}
