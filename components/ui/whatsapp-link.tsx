import type { ReactNode } from 'react';
import { whatsAppUrl } from '@/lib/site/contact-urls';
import { Literal } from './literal';

interface WhatsAppLinkProps {
  /** As people write it, such as `+91 98765 43210`. */
  phone: string;
  className: string;
  /** What the link shows; the number, if there is nothing else. */
  children?: ReactNode;
}

/** A link that opens WhatsApp, with a chat with a number. */
export function WhatsAppLink({ phone, className, children }: WhatsAppLinkProps) {
  return (
    <a href={whatsAppUrl(phone)} rel="noopener" className={className}>
      {children ?? <Literal>{phone}</Literal>}
    </a>
  );
}
