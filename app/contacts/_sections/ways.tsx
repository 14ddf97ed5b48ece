import { telUrl } from '@/lib/tel-url';

interface WaysProps {
  labels: { call: string; email: string };
  contact: { email: string; phones: string[] };
}

/** Above the form, where a telephone may be in the hand: to call, if there is a number, and to write. */
export function Ways({ labels, contact }: WaysProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 lg:hidden">
      {contact.phones.slice(0, 1).map((phone) => (
        <a key={phone} href={telUrl(phone)} className="button button-quiet flex-1">
          {labels.call}
        </a>
      ))}
      <a href={`mailto:${contact.email}`} className="button button-quiet flex-1">
        {labels.email}
      </a>
    </div>
  );
}
