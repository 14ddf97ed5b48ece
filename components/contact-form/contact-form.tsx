'use client';

import { useCallback, useRef } from 'react';
import { SEND_FORM_PATH } from './email/constants';
import { FIELD_NAMES } from './fields';
import { ErrorSummary } from './form/error-summary';
import { FailureNotice } from './form/failure-notice';
import { Field } from './form/field';
import { Honeypot, NativeFields } from './form/native-fields';
import { StatusLine } from './form/status-line';
import type { ContactFormProps } from './props';
import { useContactForm } from './form/use-contact-form';

/**
 * The contact form. Before hydration it posts itself to the e-mail service; after it, the outbox sends its messages.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, texts, config, contact } = props;
  const { form, honeypot, view, failed, errors, left, note, handlers, ...actions } = useContactForm(props);
  const status = useRef<HTMLDivElement>(null);

  const focusStatus = useCallback(() => status.current?.focus(), []);

  /** Moves the focus to the status line, because the notice and its buttons may go. */
  function decide(action: 'sendAgain' | 'discard') {
    actions[action]();
    focusStatus();
  }

  return (
    <section className="card p-6 sm:p-8" aria-labelledby={`${id}_heading`}>
      <h2 id={`${id}_heading`} className="text-2xl">
        {texts.heading}
      </h2>
      <ErrorSummary id={id} heading={texts.errors.summary} errors={errors} />
      <form
        {...handlers}
        ref={form}
        action={config.origin + SEND_FORM_PATH}
        method="post"
        encType="multipart/form-data"
        noValidate={view.live}
        aria-labelledby={`${id}_heading`}
        className="mt-5 grid gap-5"
      >
        {!view.live && <NativeFields config={config} />}
        {FIELD_NAMES.map((name) => (
          <Field
            key={name}
            id={`${id}_${name}`}
            name={name}
            texts={texts.fields[name]}
            optional={texts.optional}
            error={errors.find((error) => error.name === name)?.text}
            remaining={left[name] === undefined ? undefined : texts.remaining.replace('{count}', `${left[name]}`)}
          />
        ))}
        <Honeypot id={`${id}_honeypot`} label={texts.check.honeypot} control={honeypot} />
        <button type="submit" className="button button-primary justify-self-start">
          {texts.submit}
        </button>
      </form>
      <StatusLine line={status} texts={texts} view={view} note={note} />
      {failed && (
        <FailureNotice
          texts={texts}
          contact={contact}
          message={failed}
          view={view}
          onDecide={decide}
          onFocusLost={focusStatus}
        />
      )}
      <div className="mt-6 border-t border-sand-300 pt-4 text-sm text-ink-soft">
        <h3 className="text-base">{texts.privacy.heading}</h3>
        <p>{texts.privacy.text}</p>
        <button type="button" className="link min-h-12" onClick={actions.forget}>
          {texts.privacy.forget}
        </button>
      </div>
    </section>
  );
}
