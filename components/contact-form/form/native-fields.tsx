import type { RefObject } from 'react';
import type { EmailConfig } from '../email/config';
import { LIBRARY_VERSION } from '../email/constants';

/** The four fields that the library adds to a message. The form needs them only as long as it posts itself. */
export function NativeFields({ config }: { config: EmailConfig }) {
  const fields = {
    lib_version: LIBRARY_VERSION,
    service_id: config.serviceId,
    template_id: config.templateId,
    user_id: config.publicKey,
  };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

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
