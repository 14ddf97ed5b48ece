import { useCallback, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FIELD_LIMITS, isBlank, sameFields, type FieldName, type Fields } from '@/lib/contact/fields';
import { DOUBLE_SUBMIT, NEAR_LIMIT } from './constants';
import { isSent, mayHaveArrived } from '@/lib/outbox/message';
import type { ContactFormProps } from './props';
import { readFields, validate, writeFields, type FieldError } from './form-fields';
import { useOutbox } from './use-outbox';

/** Handles input, Submit, the decisions on a failed message, and Forget. */
export function useContactForm({ texts, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [left, setLeft] = useState<Partial<Record<FieldName, number>>>({});
  const [note, setNote] = useState('');
  const onRestored = useCallback(() => setNote(texts.restored), [texts.restored]);
  const { view, outbox } = useOutbox(config, form, onRestored);
  const { failed } = view;
  const submitted = useRef<{ at: number; fields: Fields }>(null);
  const warned = useRef(false);
  const edits = useRef(0);

  function onInput(event: FormEvent<HTMLFormElement>) {
    edits.current++;
    const { name, value } = event.target as HTMLInputElement;
    const fields = readFields(event.currentTarget);
    if (outbox.current?.saveDraft(isBlank(fields) ? undefined : fields) === false) setNote(texts.unkept);
    const limit = FIELD_LIMITS[name as FieldName];
    const shown = value.length > limit * NEAR_LIMIT ? limit - value.length : undefined;
    setLeft((old) => ({ ...old, [name]: shown }));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Before the outbox is open the form posts itself.
    const { current } = outbox;
    if (!current) return;
    event.preventDefault();
    const element = event.currentTarget;
    const fields = readFields(element);
    const now = Date.now();
    // After the first click of a double click the fields are empty, or the message is back in them already.
    const last = submitted.current;
    if (last && Math.abs(now - last.at) < DOUBLE_SUBMIT && (isBlank(fields) || sameFields(fields, last.fields))) return;
    const found = validate(element, texts);
    setErrors(found);
    setNote('');
    if (found.length > 0) return;
    // Bots fill the honeypot, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !warned.current) {
      warned.current = true;
      return setNote(texts.check.again);
    }
    submitted.current = { at: now, fields };
    // The text stays in the fields until the message is stored, which takes a moment; text typed meanwhile stays, too.
    const before = edits.current;
    await current.submit(fields);
    if (edits.current !== before) return;
    current.saveDraft();
    writeFields(element);
    setLeft({});
  }

  /** A held Enter would submit again and again. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  }

  async function forget() {
    if (!form.current || !outbox.current) return;
    const { ask, forgotten, forgottenLate, nothing } = texts.privacy;
    const isTyped = !isBlank(readFields(form.current));
    if ((isTyped || view.messages[0]) && !confirm(ask)) return;
    setErrors([]);
    setNote('');
    writeFields(form.current);
    setLeft({});
    const removed = await outbox.current.forget();
    const isKept = isTyped || removed.length > 0;
    setNote(removed.some(mayHaveArrived) ? forgottenLate : isKept ? forgotten : nothing);
  }

  function sendAgain() {
    if (failed) void outbox.current?.sendAgain(failed.id);
  }

  function show() {
    if (failed) outbox.current?.show(failed);
    setNote(texts.earlier.shown);
  }

  async function discard() {
    const { ask, discarded, discardedLate } = texts.failure;
    if (!confirm(ask)) return;
    // The worker or another tab may have begun to send it, which the form does not show yet.
    const removed = await outbox.current?.remove((each) => each.id === failed?.id && !isSent(each));
    if (removed?.length) setNote(removed[0]!.state === 'sending' ? discardedLate : discarded);
  }

  const handlers = { onInput, onSubmit, onKeyDown };
  const decisions = { sendAgain, show, discard };
  return { form, honeypot, view, errors, left, note, handlers, decisions, forget };
}
