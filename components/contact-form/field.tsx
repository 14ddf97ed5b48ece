import type { FieldName } from '@/lib/contact/fields';
import { MESSAGE_ROWS } from '@/lib/site/specification';
import type { ContactFormProps } from './props';

const INPUTS = {
  fullname: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

interface FieldProps {
  id: string;
  name: FieldName;
  texts: ContactFormProps['texts'];
}

/** A field with its label and hint. Only the email address is required. */
export function Field({ id, name, texts }: FieldProps) {
  const { label, placeholder, hint } = texts.fields[name];
  const described = hint && `${id}_hint`;
  // `dir` is for text that is written from right to left.
  const shared = { id, name, placeholder, dir: 'auto', className: 'field', 'aria-describedby': described };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-navy-800">
        {label}
        {name !== 'email' && <span className="font-normal text-ink-soft"> ({texts.optional})</span>}
      </label>
      {hint && (
        <p id={described} className="text-ink-soft max-lg:text-sm">
          {hint}
        </p>
      )}
      {name === 'message' ? <textarea {...shared} rows={MESSAGE_ROWS} /> : <input {...shared} {...INPUTS[name]} />}
    </div>
  );
}
