'use client';

import { SEND_FORM_PATH, serviceFields } from '@/lib/contact/constants';
import { FIELD_NAMES } from '@/lib/contact/fields';
import { Field } from './field';
import { cleanAddress } from './form-values';
import { Notice } from './notice';
import type { ContactFormProps } from './props';
import { useContactForm } from './use-contact-form';

/** The contact form. Before hydration it posts itself to the email service; after hydration its script does. */
export function ContactForm(props: ContactFormProps) {
  const { id, texts, config } = props;
  const { form, result, isLive, notice, region, onSubmit, onInput, decide } = useContactForm(props);
  return (
    <div className="card p-6 sm:p-8">
      <h2 id={`${id}_heading`} className="text-2xl">
        {texts.heading}
      </h2>
      {texts.reply && <p>{texts.reply}</p>}
      <form
        ref={form}
        id={id}
        onInput={onInput}
        onSubmit={onSubmit}
        onBlurCapture={() => cleanAddress(form.current!)}
        action={config.origin + SEND_FORM_PATH}
        method="post"
        encType="multipart/form-data"
        noValidate={isLive}
        aria-labelledby={`${id}_heading`}
        className="mt-5 grid gap-5"
      >
        {/* The service's fields are needed only while the form posts itself: later the library adds them. */}
        {!isLive &&
          Object.entries(serviceFields(config)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {FIELD_NAMES.map((name) => (
          <Field key={name} id={`${id}_${name}`} name={name} texts={texts} />
        ))}
        {/* People do not see this field, and bots fill it in. Without a name it is never sent. */}
        <div aria-hidden className="sr-only">
          <label htmlFor={`${id}_honeypot`}>{texts.honeypot}</label>
          <input id={`${id}_honeypot`} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="max-lg:text-sm">
          <p className="text-ink-soft">{texts.privacy.text}</p>
          <a href={props.privacyUrl} className="link inline-flex min-h-11 items-center">
            {texts.privacy.notice}
          </a>
        </div>
        <button type="submit" className="button button-primary justify-self-start">
          {texts.submit}
        </button>
      </form>
      <div ref={result} tabIndex={-1} className="scroll-mb-12">
        <Notice {...props} state={notice} decide={decide} />
      </div>
      <div {...region} />
    </div>
  );
}
