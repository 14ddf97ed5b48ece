'use client';

import { useAnnouncer } from '@/components/islands/use-announcer';
import { serviceFields } from '@/lib/contact/config';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { FIELD_NAMES } from '@/lib/contact/fields';
import { ErrorSummary } from './error-summary';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { Honeypot } from './honeypot';
import type { ContactFormProps } from './props';
import { Question } from './question';
import { StatusLine } from './status-line';
import { useContactForm } from './use-contact-form';

/**
 * The contact form. Before hydration it posts itself to the email service; after hydration the outbox sends its
 * messages.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, texts, config, contact, notice } = props;
  const { form, honeypot, result, state, handlers, clean, decisions, forget } = useContactForm(props);
  const { live, errors, left } = state;
  const { announce, region } = useAnnouncer();

  return (
    <div className="card p-6 sm:p-8">
      <h2 id={`${id}_heading`} className="text-2xl">
        {texts.heading}
      </h2>
      {texts.reply && <p>{texts.reply}</p>}
      <ErrorSummary id={id} texts={texts.errors} errors={errors} phone={contact.phones[0]} />
      <form
        {...handlers}
        ref={form}
        action={config.origin + SEND_FORM_PATH}
        method="post"
        encType="multipart/form-data"
        noValidate={live}
        aria-labelledby={`${id}_heading`}
        className="mt-5 grid gap-5"
      >
        {/* The service's fields are needed only while the form posts itself: later the library adds them. */}
        {!live &&
          Object.entries(serviceFields(config)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {FIELD_NAMES.map((name) => (
          <Field
            key={name}
            id={`${id}_${name}`}
            name={name}
            texts={texts.fields[name]}
            optional={texts.optional}
            error={errors.find((error) => error.name === name)?.text}
            live={live}
            onLeave={name === 'email' ? clean : undefined}
            remaining={left[name]}
          />
        ))}
        <Honeypot id={`${id}_honeypot`} label={texts.check.honeypot} control={honeypot} />
        <div className="text-sm">
          <p className="text-ink-soft">{texts.privacy.text}</p>
          <a href={notice} className="link inline-flex min-h-11 items-center">
            {texts.privacy.notice}
          </a>
        </div>
        <button type="submit" className="button button-primary justify-self-start">
          {texts.submit}
        </button>
      </form>
      <FailureNotice {...props} state={state} decisions={decisions} result={result} />
      {/* Takes the place of the notice, so that a screen reader that was reading the notice continues here. */}
      <StatusLine {...props} state={state} announce={announce} result={result} />
      <div {...region} />
      {state.hasText && (
        <Question
          id={`${id}_forget`}
          className="link mt-4 min-h-12 text-left text-sm"
          label={texts.privacy.forget}
          question={texts.privacy.ask}
          yes={texts.yes}
          onYes={forget}
          result={result}
        />
      )}
    </div>
  );
}
