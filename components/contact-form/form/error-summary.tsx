import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldError } from './form-fields';

interface ErrorSummaryProps {
  id: string;
  heading: string;
  errors: FieldError[];
}

/**
 * Lists the validation errors, each a link to its field. It takes the focus when Submit finds errors, and so is read
 * once: an alert would be read a second time.
 */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  if (errors.length === 0) return null;

  /** Without this the link would scroll to the field and not focus it. */
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }

  return (
    <div ref={box} role="group" aria-labelledby={`${id}_errors`} tabIndex={-1} className="notice">
      <h3 id={`${id}_errors`}>{heading}</h3>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a key={text} href={`#${id}_${name}`} onClick={onClick} className="link inline-block py-1">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
