'use client';

import { useRef } from 'react';
import { serviceFields } from '@/lib/contact/config';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { FIELD_NAMES } from '@/lib/contact/fields';
import { ErrorSummary } from './error-summary';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { StatusLine } from './status-line';
import type { ContactFormProps } from './props';
import { useContactForm } from './use-contact-form';

/**
 * The contact form. Before hydration it posts itself to the e-mail service; after it, the outbox sends its messages.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, texts, config, contact, notice } = props;
  const { form, honeypot, view, errors, left, note, handlers, decisions, forget } = useContactForm(props);
  const result = useRef<HTMLDivElement>(null);

  return (
    <div className="card p-6 sm:p-8">
      <h2 id={`${id}_heading`} className="text-2xl">
        {texts.heading}
      </h2>
      <ErrorSummary id={id} texts={texts.errors} errors={errors} phone={contact.phones[0]} />
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
        {/* Only as long as the form posts itself: later the library adds them. */}
        {!view.live &&
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
            live={view.live}
            remaining={left[name] === undefined ? undefined : texts.remaining.replace('{count}', `${left[name]}`)}
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
      <FailureNotice
        id={`${id}_failure`}
        texts={texts}
        contact={contact}
        view={view}
        decisions={decisions}
        result={result}
      />
      {/* Takes the place of the notice: a screen reader that was reading that goes on here. */}
      <StatusLine result={result} texts={texts} contact={contact} view={view} note={note} />
      <button type="button" className="link mt-4 min-h-12 text-left text-sm" onClick={forget}>
        {texts.privacy.forget}
      </button>
    </div>
  );
}
