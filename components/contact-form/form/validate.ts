import { FIELD_LIMITS, FIELD_NAMES } from '../fields';
import { control } from './form-fields';
import type { FieldError, FormTexts } from '../types';

/** What stands in the way of sending: only the e-mail address is required, by the browser's own rule. */
export function validate(form: HTMLFormElement, texts: FormTexts['errors']): FieldError[] {
  return FIELD_NAMES.flatMap((name) => {
    const { validity, value } = control(form, name);
    const limit = FIELD_LIMITS[name];
    if (value.length > limit) return { name, text: texts.tooLong.replace('{limit}', limit.toLocaleString('en')) };
    if (validity.valueMissing) return { name, text: texts.emailMissing };
    return validity.valid ? [] : { name, text: texts.emailFormat };
  });
}
