import { useEffect, useReducer, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { FIELD_LIMITS, type FieldName } from '@/lib/contact/fields';
import { isWaiting, type Message } from '@/lib/outbox/message';
import { SUCCESS_ALERT } from '@/lib/specification/constants';
import { DOUBLE_SUBMIT, NEAR_LIMIT, STILL_SENDING } from './constants';
import { cleanField, validate } from './form-fields';
import type { ContactFormProps } from './props';
import { INITIAL, reduce } from './state';
import { openTabOutbox } from './tab-outbox';

/** Handles input, Submit, the decisions on a failed message, and Forget. */
export function useContactForm({ texts, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /** The element to focus when the focused one is removed. */
  const result = useRef<HTMLDivElement>(null);
  const outbox = useRef<ReturnType<typeof openTabOutbox>>(null);
  const [state, set] = useReducer(reduce, INITIAL);
  const submitted = useRef(-Infinity);
  const warned = useRef(false);

  const note = (text: string) => set({ note: { text } });

  useEffect(() => {
    outbox.current = openTabOutbox(form.current!, config, set, texts.restored);
    return outbox.current.close;
  }, [config, texts]);

  const { sent } = state;
  const { asked } = state.tab;
  // A sent message is removed once a page has shown it.
  useEffect(() => {
    if (!sent) return;
    // Nobody would see it below the window's edge.
    result.current?.scrollIntoView?.({ block: 'nearest' });
    const timer = setTimeout(() => {
      set({ alert: false });
      void outbox.current!.remove((each) => !isWaiting(each));
    }, SUCCESS_ALERT);
    return () => clearTimeout(timer);
  }, [sent]);

  useEffect(() => {
    const timer = setTimeout(() => set({ slow: asked }), STILL_SENDING);
    return () => clearTimeout(timer);
  }, [asked]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const limit = FIELD_LIMITS[name as FieldName];
    const isNear = value.length > limit * NEAR_LIMIT;
    const left = isNear ? texts.remaining.replace('{count}', `${limit - value.length}`) : undefined;
    set({ left: { ...state.left, [name]: left } });
    // Announced once, not on every keystroke.
    if (!outbox.current?.saveDraft() && state.note?.text !== texts.unkept) note(texts.unkept);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Before the outbox is open the form posts itself.
    if (!outbox.current) return;
    event.preventDefault();
    const element = event.currentTarget;
    cleanField(element);
    // After the first click of a double click, the fields are empty or already have the message back.
    const now = performance.now();
    if (now - submitted.current < DOUBLE_SUBMIT) return;
    const errors = validate(element, texts);
    set({ errors, note: undefined });
    if (errors.length > 0) return;
    // Bots fill the honeypot, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !warned.current) {
      warned.current = true;
      return note(texts.check.again);
    }
    submitted.current = now;
    void outbox.current.submit().then(() => set({ left: {} }));
  }

  /** A held Enter would submit again and again. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  }

  async function forget() {
    await outbox.current?.forget();
    set({ errors: [], left: {}, note: { text: texts.privacy.forgotten } });
    result.current?.focus();
  }

  const sendAgain = (message: Message) => outbox.current?.sendAgain(message);

  async function remove({ id }: Message) {
    // The worker or another tab may have sent it, and the form may not show that yet.
    const others = await outbox.current!.remove((each) => each.id === id && isWaiting(each));
    if (!others.some((each) => each.id === id)) note(texts.failure.removed);
  }

  /** Cleans the address. Does so after a tick: pasted text does not reach the field until the event has finished. */
  const clean = () => setTimeout(() => form.current && cleanField(form.current));

  const handlers = { onInput, onSubmit, onKeyDown };
  const decisions = { sendAgain, remove };
  return { form, honeypot, result, state, handlers, clean, decisions, forget };
}
