import { FIELD_NAMES, type FieldName, type Fields } from '../fields';

/** The control of a field in the form. */
export const control = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** What stands in the fields. */
export const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, control(form, name).value])) as Fields;

/** Puts a message into the fields; without one it clears them. */
export function writeFields(form: HTMLFormElement, fields?: Fields): void {
  for (const name of FIELD_NAMES) control(form, name).value = fields?.[name] ?? '';
}

/** What was typed before the script came, and what a draft has besides. */
export function mergeFields(typed: Fields, draft: Fields): Fields {
  const merged = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed[name] || draft[name]])) as Fields;
  if (!merged.message.includes(draft.message)) merged.message = `${draft.message}\n\n${merged.message}`;
  return merged;
}
