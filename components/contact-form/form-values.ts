import { FIELD_NAMES, MAX_LENGTHS, type FieldName, type Fields } from '@/lib/contact/fields';

/** The key of the draft in `sessionStorage`. */
const DRAFT = 'contact-form';

/** Characters that are copied along unseen: joiners, direction marks, controls, the sign for an object. Not white space. */
const INVISIBLE = /[\p{DI}\p{Cf}\ufffc]|(?!\s)\p{Cc}/gu;

const control = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as HTMLInputElement;

/** Once the form is live, these are its only fields with a name. */
export const readFields = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Fields;

export const isBlank = (fields: Fields): boolean => !Object.values(fields).some(Boolean);

/** Puts text back: it fills empty fields, and its message comes before one that was typed in the meantime. */
export function restore(form: HTMLFormElement, before: Fields): void {
  const { message } = readFields(form);
  for (const name of FIELD_NAMES) control(form, name).value ||= before[name];
  if (message && !message.includes(before.message)) control(form, 'message').value = `${before.message}\n\n${message}`;
}

/** Removes white space around the email address, and invisible characters from it. */
export function cleanAddress(form: HTMLFormElement): void {
  const email = control(form, 'email');
  email.value = email.value.replace(INVISIBLE, '').trim();
}

/** Makes the browser refuse what is too long for a field. @param text what it says; `{limit}` becomes the number */
export function checkLengths(form: HTMLFormElement, text: string): void {
  for (const name of FIELD_NAMES) {
    const field = control(form, name);
    const limit = MAX_LENGTHS[name];
    field.setCustomValidity(field.value.length > limit ? text.replace('{limit}', `${limit}`) : '');
  }
}

/** A message for a mail link: as much of it as all mail programs take. */
export function encodeText({ fullname, phone, message }: Fields): string {
  const text = [fullname, phone, message].filter(Boolean).join('\n\n').replaceAll('\n', '\r\n');
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > 1_900) break;
    encoded = next;
  }
  return encoded;
}

/** Keeps the text until the tab is closed. @returns whether it could: storage may be blocked or full */
export function saveDraft(form: HTMLFormElement): boolean {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(readFields(form)));
    return true;
  } catch {
    return false;
  }
}

/** Puts back what the tab keeps. @returns whether there was anything */
export function restoreDraft(form: HTMLFormElement): boolean {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT)!) as Fields;
    restore(form, draft);
    return !isBlank(draft);
  } catch {
    return false;
  }
}
