import type { ReactNode } from 'react';
import { telUrl } from '@/lib/site/contact-urls';
import { Literal } from './literal';

interface PhoneLinkProps {
  /** As people write it, such as `+91 612 345 6789`. */
  phone: string;
  className: string;
  /** What the link shows; the number, if there is nothing else. */
  children?: ReactNode;
}

/** A link that calls a telephone number. */
export function PhoneLink({ phone, className, children }: PhoneLinkProps) {
  return (
    <a href={telUrl(phone)} className={className}>
      {children ?? <Literal>{phone}</Literal>}
    </a>
  );
}
