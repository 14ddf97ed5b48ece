'use client';

import { useCallback, useRef } from 'react';
import { SEND_FORM_PATH } from './email/constants';
import { FIELD_NAMES } from './fields';
import { ErrorSummary } from './form/error-summary';
import { FailureNotice } from './form/failure-notice';
import { Field } from './form/field';
import { Honeypot, NativeFields } from './form/native-fields';
import { PrivacyNote } from './form/privacy-note';
import { StatusLine } from './form/status-line';
import type { ContactFormProps } from './types';
import { useContactForm } from './form/use-contact-form';
import { latestFailure } from './form/use-outbox';

/**
 * The contact form. Without a script it posts itself to the e-mail service; with one, no message is lost on the way
 * (see `outbox/reducer.ts`).
 */
export function ContactForm(props: ContactFormProps) {
  const { id, texts, config, contact } = props;
  const { form, honeypot, view, outbox, errors, left, note, forget, ...handlers } = useContactForm(props);
  const status = useRef<HTMLDivElement>(null);
  const failed = latestFailure(view.messages);

  const focusStatus = useCallback(() => status.current?.focus(), []);

  /** The notice and its buttons may be gone in a moment: focus moves to the line that says what happens. */
  function decide(action: 'sendAgain' | 'discard') {
    if (failed) outbox.current?.[action](failed.id);
    focusStatus();
  }

  return (
    <section className="card p-6 sm:p-8" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
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
        aria-labelledby={`${id}-heading`}
        className="mt-5 grid gap-5"
      >
        {!view.live && <NativeFields config={config} />}
        {FIELD_NAMES.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            name={name}
            texts={texts.fields[name]}
            optional={texts.optional}
            error={errors.find((error) => error.name === name)?.text}
            remaining={left[name] === undefined ? undefined : texts.remaining.replace('{count}', `${left[name]}`)}
          />
        ))}
        <Honeypot id={`${id}-honeypot`} label={texts.check.honeypot} control={honeypot} />
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
          kept={view.kept}
          onSendAgain={() => decide('sendAgain')}
          onDiscard={() => decide('discard')}
          onFocusLost={focusStatus}
        />
      )}
      <PrivacyNote texts={texts.privacy} onForget={forget} />
    </section>
  );
}
