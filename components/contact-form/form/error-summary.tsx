import { useEffect, useRef, type MouseEvent } from 'react';
import type { FieldError } from '../types';

interface ErrorSummaryProps {
  id: string;
  heading: string;
  errors: FieldError[];
}

/** Lists what stands in the way of sending, each entry leading to its field. It takes focus when Submit finds something. */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  if (errors.length === 0) return null;

  /** A link alone would scroll to the field without putting the cursor in it. */
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice">
      <h3>{heading}</h3>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a key={text} href={`#${id}-${name}`} onClick={onClick} className="link inline-block py-1">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
