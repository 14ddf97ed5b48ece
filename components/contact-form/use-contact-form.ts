import { useEffect, useReducer, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { FIELD_LIMITS, isBlank, sameFields, type Fields } from '@/lib/contact/fields';
import { isWaiting, type Message } from '@/lib/outbox/message';
import { SUCCESS_ALERT } from '@/lib/content/specification';
import { DOUBLE_SUBMIT, NEAR_LIMIT, STILL_SENDING } from './constants';
import { cleanField, readFields, validate } from './form-fields';
import type { ContactFormProps } from './props';
import { INITIAL, reduce, type State } from './state';
import { openTabOutbox } from './tab-outbox';

/** Handles input, Submit, the decisions on a failed message, and Forget. */
export function useContactForm({ texts, config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /** What takes the focus when the place where it was has gone. */
  const result = useRef<HTMLDivElement>(null);
  const outbox = useRef<ReturnType<typeof openTabOutbox>>(null);
  const [state, dispatch] = useReducer(reduce, INITIAL);
  const submitted = useRef<{ at: number; fields: Fields }>(null);
  const warned = useRef(false);

  const set = (change: Partial<State>) => dispatch({ type: 'set', change });
  const note = (text: string) => set({ note: { text } });

  useEffect(() => {
    const restored = { text: texts.restored };
    const opened = openTabOutbox(form.current!, config, dispatch, () =>
      dispatch({ type: 'set', change: { note: restored } }),
    );
    outbox.current = opened;
    return opened.close;
  }, [config, texts]);

  const { sent } = state;
  const { asked } = state.tab;
  // A message that was sent is removed when a page has shown it.
  useEffect(() => {
    if (!sent) return;
    // Below the window's edge nobody would see it.
    result.current?.scrollIntoView?.({ block: 'nearest' });
    const timer = setTimeout(() => {
      set({ alert: false });
      void outbox.current!.remove((each) => !isWaiting(each));
    }, SUCCESS_ALERT);
    return () => clearTimeout(timer);
  }, [sent]);

  useEffect(() => {
    set({ isSlow: false });
    const timer = setTimeout(() => set({ isSlow: true }), STILL_SENDING);
    return () => clearTimeout(timer);
  }, [asked]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement;
    if (outbox.current?.saveDraft(readFields(event.currentTarget)) === false) note(texts.unkept);
    const limit = FIELD_LIMITS[name as keyof Fields];
    const left = value.length > limit * NEAR_LIMIT ? limit - value.length : undefined;
    set({ left: { ...state.left, [name]: left } });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Before the outbox is open the form posts itself.
    if (!outbox.current) return;
    event.preventDefault();
    const element = event.currentTarget;
    cleanField(element);
    const fields = readFields(element);
    const now = Date.now();
    // After the first click of a double click the fields are empty, or the message is back in them already.
    const last = submitted.current;
    if (last && Math.abs(now - last.at) < DOUBLE_SUBMIT && (isBlank(fields) || sameFields(fields, last.fields))) return;
    const errors = validate(element, texts);
    set({ errors, note: undefined });
    if (errors.length > 0) return;
    // Bots fill the honeypot, but autofill may too: a second Submit sends the message.
    if (honeypot.current?.value && !warned.current) {
      warned.current = true;
      return note(texts.check.again);
    }
    submitted.current = { at: now, fields };
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
    // The worker or another tab may have sent it, which the form does not show yet.
    const others = await outbox.current!.remove((each) => each.id === id && isWaiting(each));
    if (!others.some((each) => each.id === id)) note(texts.failure.removed);
  }

  /** Corrects the address; after a paste, when it is there. */
  const clean = () => setTimeout(() => form.current && cleanField(form.current));

  const handlers = { onInput, onSubmit, onKeyDown };
  const decisions = { sendAgain, remove };
  return { form, honeypot, result, state, handlers, clean, decisions, forget };
}
