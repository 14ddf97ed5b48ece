import { cleanAddress } from '@/lib/contact/clean-address';
import { FIELD_LIMITS, FIELD_NAMES, NO_FIELDS, type FieldName, type Fields } from '@/lib/contact/fields';
import type { FormTexts } from './props';

const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The values of the form's fields. */
export const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, control(form, name).value])) as Fields;

/** Sets the values of the form's fields, or clears them if no values are given. */
export function writeFields(form: HTMLFormElement, fields = NO_FIELDS): void {
  for (const name of FIELD_NAMES) control(form, name).value = fields[name];
}

/** Adds what was typed earlier: it fills empty fields, and its message comes before the one typed now. */
export function mergeFields(typed: Fields, before: Fields): Fields {
  const merged = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed[name] || before[name]])) as Fields;
  if (!merged.message.includes(before.message)) merged.message = `${before.message}\n\n${merged.message}`;
  return merged;
}

/** Text longer than this (in UTF-16 units) is not cleaned: no address is that long, and cleaning takes time. */
const LONGEST_ADDRESS = 1_000;

/** If the browser does not accept an address, removes what was copied along with it. */
export function cleanField(form: HTMLFormElement): void {
  const field = control(form, 'email');
  if (field.validity.valid || field.value.length > LONGEST_ADDRESS) return;
  field.value = cleanAddress(field.value);
}

/** A validation error, in the words of the content file. */
export interface FieldError {
  name: FieldName;
  text: string;
}

/** The errors that prevent sending. Only the email address is required; the browser validates it. */
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
