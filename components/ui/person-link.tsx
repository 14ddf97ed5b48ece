import type { Legal } from '@/lib/content/schema';
import { Literal } from './literal';
import { PhoneLink } from './phone-link';

interface PersonLinkProps {
  contact: Omit<Legal['contact'], 'name'>;
  className: string;
}

/** A link to a person's email address or phone number. */
export function PersonLink({ contact: { email, phone = '' }, className }: PersonLinkProps) {
  if (!email) return <PhoneLink phone={phone} className={className} />;
  return (
    <a href={`mailto:${email}`} className={className}>
      <Literal>{email}</Literal>
    </a>
  );
}
