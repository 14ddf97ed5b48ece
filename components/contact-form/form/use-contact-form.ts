import { useCallback, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FIELD_LIMITS, isBlank, sameFields, type FieldName, type Fields } from '../fields';
import { DOUBLE_SUBMIT, NEAR_LIMIT } from '../constants';
import type { ContactFormProps } from '../props';
import { readFields, validate, writeFields, type FieldError } from './form-fields';
import { useOutbox } from './use-outbox';

/** Handles input, Submit and Forget. */
export function useContactForm({ texts, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [left, setLeft] = useState<Partial<Record<FieldName, number>>>({});
  const [note, setNote] = useState('');
  const onRestored = useCallback(() => setNote(texts.restored), [texts.restored]);
  const { view, outbox } = useOutbox(config, form, onRestored);
  const submitted = useRef<{ at: number; fields: Fields }>(null);
  const warned = useRef(false);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const fields = readFields(event.currentTarget);
    if (outbox.current) {
      const { store } = outbox.current;
      store.saveDraft(isBlank(fields) ? undefined : fields);
      if (!store.isDraftKept()) setNote(texts.unkept);
    }
    const limit = FIELD_LIMITS[name as FieldName];
    const shown = value.length > limit * NEAR_LIMIT ? limit - value.length : undefined;
    setLeft((old) => (old[name as FieldName] === shown ? old : { ...old, [name]: shown }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Before the outbox is open the form posts itself.
    if (!outbox.current) return;
    event.preventDefault();
    const element = event.currentTarget;
    const fields = readFields(element);
    const now = Date.now();
    // After the first click of a double click the fields are empty, or the message is back in them already.
    const last = submitted.current;
    if (last && Math.abs(now - last.at) < DOUBLE_SUBMIT && (isBlank(fields) || sameFields(fields, last.fields))) return;
    const found = validate(element, texts.errors);
    setErrors(found);
    setNote('');
    if (found.length > 0) return;
    // Bots fill the honeypot, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !warned.current) {
      warned.current = true;
      return setNote(texts.check.again);
    }
    submitted.current = { at: now, fields };
    outbox.current.submit(fields);
    writeFields(element);
    setLeft({});
  }

  /** A held Enter would submit again and again. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  }

  function forget() {
    setErrors([]);
    setNote(outbox.current?.forget() ? texts.privacy.forgotten : texts.privacy.nothing);
    if (form.current) writeFields(form.current);
    setLeft({});
  }

  return { form, honeypot, view, outbox, errors, left, note, forget, onInput, onSubmit, onKeyDown };
}
