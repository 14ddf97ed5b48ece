import type { FieldName } from '@/lib/contact/fields';
import { MESSAGE_ROWS } from '@/lib/specification/constants';
import type { ContactFormProps } from './props';

/** HTML's own rule for an email address. `type="email"` would turn a domain such as `straße.de` into another one. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const ADDRESS = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${LABEL}(?:\\.${LABEL})*`;

const INPUTS = {
  fullname: { type: 'text', autoComplete: 'name', maxLength: 200 },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 200 },
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
  // The browser shows the title after its own message. `dir` is for text that is written from right to left.
  const rule = name === 'email' && { required: true, maxLength: 254, pattern: ADDRESS, title: texts.address };
  const shared = { id, name, placeholder, dir: 'auto', className: 'field', 'aria-describedby': described };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-navy-800">
        {label}
        {!rule && <span className="font-normal text-ink-soft"> ({texts.optional})</span>}
      </label>
      {hint && (
        <p id={described} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {name === 'message' ? (
        <textarea {...shared} rows={MESSAGE_ROWS} />
      ) : (
        <input {...shared} {...INPUTS[name]} {...rule} />
      )}
    </div>
  );
}
