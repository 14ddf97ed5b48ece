import {
  FIELD_LIMITS,
  FIELD_NAMES,
  isBlank,
  NO_FIELDS,
  sameFields,
  type FieldName,
  type Fields,
} from '@/lib/contact/fields';
import { without, type Message, type Outbox } from '@/lib/outbox/message';
import type { FormTexts } from './props';

const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The values of the form's fields. */
export const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, control(form, name).value])) as Fields;

/** Sets the values of the form's fields; without values it clears them. */
export function writeFields(form: HTMLFormElement, fields = NO_FIELDS): void {
  for (const name of FIELD_NAMES) control(form, name).value = fields[name];
}

/** Completes the typed fields by an earlier text. */
export function mergeFields(typed: Fields, before: Fields): Fields {
  const merged = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed[name] || before[name]])) as Fields;
  if (!merged.message.includes(before.message)) merged.message = `${before.message}\n\n${merged.message}`;
  return merged;
}

/**
 * The values of the fields after a change of the outbox. A failed message of this tab comes back into empty fields,
 * once, and again when the visitor has sent it again; it leaves them when it is sent or discarded after all.
 *
 * @param typed the values before
 * @param before the messages of this tab before, and `messages` after the change
 * @param returned the id of the message that came back last
 */
export function fieldsAfter(typed: Fields, before: Outbox, messages: Outbox, returned?: string) {
  const isGone = without(before, messages).some((message) => sameFields(message.fields, typed));
  const fields = isGone ? NO_FIELDS : typed;
  const failed = latestFailed(messages);
  if (failed?.state === 'queued') return { fields };
  if (!failed || failed.state === 'sending') return { fields, returned };
  const isReturning = failed.id !== returned && isBlank(fields);
  return { fields: isReturning ? failed.fields : fields, returned: failed.id };
}

/** The message that a failure notice is about. */
export const latestFailed = (messages: Outbox): Message | undefined =>
  messages.filter((message) => message.failure).pop();

/** A validation error, in the words of the content file. */
export interface FieldError {
  name: FieldName;
  text: string;
}

/** The errors that prevent sending. Only the e-mail address is required; the browser validates it. */
export function validate(form: HTMLFormElement, { errors, fields }: FormTexts): FieldError[] {
  return FIELD_NAMES.flatMap((name) => {
    const { validity, value } = control(form, name);
    const limit = FIELD_LIMITS[name];
    if (value.length > limit) {
      const text = errors.tooLong.replace('{field}', fields[name].label).replace('{limit}', limit.toLocaleString('en'));
      return { name, text };
    }
    if (name === 'email' && !value.trim()) return { name, text: errors.emailMissing };
    return validity.valid ? [] : { name, text: errors.emailFormat };
  });
}
