import { FIELD_NAMES, MESSAGE_LIMIT, type FieldName, type Fields } from '@/lib/contact/fields';

/** The key of the draft in `sessionStorage`. */
const DRAFT = 'contact-form';

/** Characters that are copied along unseen: soft hyphen, zero-width space, direction marks, word joiner. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

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

/** Whether the form can be sent; if not, the browser says why. @param tooLong the error, with a `{count}` in it */
export function isValid(form: HTMLFormElement, tooLong: string): boolean {
  cleanAddress(form);
  const message = control(form, 'message');
  const excess = [...message.value].length - MESSAGE_LIMIT;
  message.setCustomValidity(excess > 0 ? tooLong.replace('{count}', `${excess}`) : '');
  return form.reportValidity();
}

/** A message for a mail link: as much of it as all mail programs take, cut between two characters. */
export function encodeText({ fullname, phone, message }: Fields): string {
  // `encodeURIComponent` throws on half a surrogate pair.
  const text = [fullname, phone, message]
    .filter(Boolean)
    .join('\n\n')
    .replace(/[\ud800-\udfff]/gu, '\uFFFD');
  const encoded = encodeURIComponent(text.replace(/\r?\n/g, '\r\n')).slice(0, 1_900);
  return /^([^%]|%[0-7].|%[CD].%..|%E.(%..){2}|%F.(%..){3})*/.exec(encoded)![0];
}

/** The text of this tab, and whether it was submitted: it may then be with the worker. */
interface Draft {
  fields: Fields;
  isSubmitted?: boolean;
}

/** Keeps the text until the tab is closed. Does nothing where storage is blocked or full. */
export function saveDraft(draft: Draft): void {
  try {
    if (isBlank(draft.fields)) sessionStorage.removeItem(DRAFT);
    else sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  } catch {}
}

export function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT)!) as Draft | null) ?? undefined;
  } catch {}
}
