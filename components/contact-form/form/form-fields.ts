import { FIELD_LIMITS, FIELD_NAMES, type FieldName, type Fields } from '../fields';
import type { FormTexts } from '../props';

const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The values of the form's fields. */
export const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, control(form, name).value])) as Fields;

/** Sets the values of the form's fields; without values it clears them. */
export function writeFields(form: HTMLFormElement, fields?: Fields): void {
  for (const name of FIELD_NAMES) control(form, name).value = fields?.[name] ?? '';
}

/** What was typed before hydration, completed by the draft. */
export function mergeFields(typed: Fields, draft: Fields): Fields {
  const merged = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed[name] || draft[name]])) as Fields;
  if (!merged.message.includes(draft.message)) merged.message = `${draft.message}\n\n${merged.message}`;
  return merged;
}

/** A validation error, in the words of the content file. */
export interface FieldError {
  name: FieldName;
  text: string;
}

/** The errors that prevent sending. Only the e-mail address is required; the browser validates it. */
export function validate(form: HTMLFormElement, texts: FormTexts['errors']): FieldError[] {
  return FIELD_NAMES.flatMap((name) => {
    const { validity, value } = control(form, name);
    const limit = FIELD_LIMITS[name];
    if (value.length > limit) return { name, text: texts.tooLong.replace('{limit}', limit.toLocaleString('en')) };
    if (validity.valueMissing) return { name, text: texts.emailMissing };
    return validity.valid ? [] : { name, text: texts.emailFormat };
  });
}
