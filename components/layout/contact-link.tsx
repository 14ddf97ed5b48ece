import { Literal } from '@/components/ui/literal';
import type { Legal } from '@/lib/content/schema';
import { telUrl } from '@/lib/site/contact-urls';

/** A link to a person's email address or phone number. */
export function ContactLink({ contact, className }: { contact: Omit<Legal['contact'], 'name'>; className: string }) {
  const { email, phone = '' } = contact;
  return (
    <a href={email ? `mailto:${email}` : telUrl(phone)} className={className}>
      <Literal>{email ?? phone}</Literal>
    </a>
  );
}
