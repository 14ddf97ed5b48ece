import { useRef, type FormEvent } from 'react';
import { DOUBLE_SUBMIT } from './constants';
import { cleanField, validate } from './form-fields';
import type { FormTexts } from './props';
import type { Action } from './state';

/**
 * Handles Submit: it does nothing for the second click of a double click, and shows errors or, once, a question if the
 * honeypot is filled.
 *
 * @returns the honeypot's `ref`; and a function that returns whether the message in the form may be sent
 */
export function useSubmit(texts: FormTexts, set: (action: Action) => void) {
  const honeypot = useRef<HTMLInputElement>(null);
  const submitted = useRef(-Infinity);
  const warned = useRef(false);

  function maySend({ currentTarget: form }: FormEvent<HTMLFormElement>): boolean {
    cleanField(form);
    // After the first click of a double click, the fields are empty or already have the message back.
    const now = performance.now();
    if (now - submitted.current < DOUBLE_SUBMIT) return false;
    const errors = validate(form, texts);
    set({ errors, note: undefined });
    if (errors.length > 0) return false;
    // Bots fill the honeypot, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !warned.current) {
      warned.current = true;
      set({ note: { text: texts.check.again } });
      return false;
    }
    submitted.current = now;
    return true;
  }

  return [honeypot, maySend] as const;
}
