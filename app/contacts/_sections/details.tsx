import type { Content } from '@/lib/content';
import { telUrl } from '@/lib/tel-url';

type DetailsProps = Content['pages']['contacts']['details'] & {
  contact: { email: string; phones: string[] };
  /** How soon a message is answered. */
  reply?: string | undefined;
};

/** The ways to reach the company other than the form. */
export function Details({ id, heading, text, emailLabel, phoneLabel, contact, reply }: DetailsProps) {
  return (
    <section id={id} className="border-t-2 border-navy-800 pt-6">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      {reply && <p className="mt-3 font-semibold">{reply}</p>}
      <dl className="mt-5 space-y-4">
        <div>
          <dt className="text-sm font-semibold text-ink-soft">{emailLabel}</dt>
          <dd>
            <a href={`mailto:${contact.email}`} className="link inline-flex min-h-11 items-center text-lg">
              {contact.email}
            </a>
          </dd>
        </div>
        {contact.phones.length > 0 && (
          <div>
            <dt className="text-sm font-semibold text-ink-soft">{phoneLabel}</dt>
            {contact.phones.map((phone) => (
              <dd key={phone}>
                <a href={telUrl(phone)} className="link inline-flex min-h-11 items-center text-lg">
                  {phone}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
