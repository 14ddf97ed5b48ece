import { useEffect, useRef, type MouseEvent } from 'react';
import type { FormTexts } from './props';
import { Call } from './call';
import type { FieldError } from './form-fields';

interface ErrorSummaryProps {
  id: string;
  texts: FormTexts['errors'];
  errors: readonly FieldError[];
  /** The number for those who would rather call, or have no email address. */
  phone: string | undefined;
}

/**
 * Lists the validation errors, each a link to its field, under a heading that says how many there are. The heading
 * takes the focus when Submit finds errors, because screen readers read that once. They would read an alert twice, and
 * each version of Orca reads a focused group differently.
 */
export function ErrorSummary({ id, texts, errors, phone }: ErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [errors]);
  if (errors.length === 0) return null;

  /** Without this, the link would scroll to the field but not focus it. */
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }

  return (
    <div className="notice">
      <h3 ref={heading} tabIndex={-1}>
        {errors.length > 1 ? texts.summaryMany.replace('{count}', `${errors.length}`) : texts.summary}
      </h3>
      <ul role="list">
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${id}_${name}`} onClick={onClick} className="link inline-block py-1">
              {text}
            </a>
          </li>
        ))}
      </ul>
      <Call text={texts.orCall} phone={phone} />
    </div>
  );
}
