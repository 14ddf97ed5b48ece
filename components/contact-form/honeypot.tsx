import type { RefObject } from 'react';

interface HoneypotProps {
  id: string;
  label: string;
  control: RefObject<HTMLInputElement | null>;
}

/** A field that people do not see and bots fill in. It has no name, so it is never sent. */
export function Honeypot({ id, label, control }: HoneypotProps) {
  return (
    <div aria-hidden className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input ref={control} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
