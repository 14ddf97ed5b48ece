import type { FieldName } from '../fields';
import { MESSAGE_ROWS } from '../constants';
import type { FormTexts } from '../types';

const INPUTS = {
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

interface FieldProps {
  /** Start of the ids of this field and its texts. */
  id: string;
  name: FieldName;
  texts: FormTexts['fields'][FieldName];
  /** The word that marks a field that may stay empty. */
  optional: string;
  error: string | undefined;
  /** How many characters are left, shown near the limit only. */
  remaining: string | undefined;
}

/** A labelled field with everything that is said about it joined to it for those who hear it. */
export function Field({ id, name, texts, optional, error, remaining }: FieldProps) {
  const notes = { hint: texts.hint, error, remaining };
  const shown = Object.entries(notes).filter(([, text]) => text);
  const shared = {
    id,
    name,
    placeholder: texts.placeholder,
    // Urdu begins at the right.
    dir: 'auto',
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': shown.map(([kind]) => `${id}-${kind}`).join(' ') || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-navy-800">
        {texts.label}
        {name !== 'email' && <span className="font-normal text-ink-soft"> ({optional})</span>}
      </label>
      {shown.map(([kind, text]) => (
        <p
          // A text that changes is another element: a translated page keeps the old words in this one.
          key={text}
          id={`${id}-${kind}`}
          className={kind === 'error' ? 'field-error' : 'field-hint'}
        >
          {text}
        </p>
      ))}
      {name === 'message' ? (
        // Grows with its text where the browser can.
        <textarea {...shared} rows={MESSAGE_ROWS} />
      ) : (
        <input {...shared} {...INPUTS[name]} />
      )}
    </div>
  );
}
