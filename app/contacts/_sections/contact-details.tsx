import { PersonLink } from '@/components/ui/person-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import type { Content } from '@/lib/content';
import type { ReactElement } from 'react';
import { CallButtons } from './call-buttons';

type ContactDetailsProps = Content['pages']['contacts']['details'] & {
  site: Content['site'];
  labels: Content['navigation']['footer'];
};

/** The other ways to reach the company. In wide windows they are next to the form, with the buttons first. */
export function ContactDetails({ id, heading, text, emailLabel, phoneLabel, labels, site }: ContactDetailsProps) {
  const link = 'link inline-flex min-h-11 items-center text-lg';
  return (
    <section id={id} className="border-t-2 border-navy-800 pt-6">
      {heading && <h2 className="mb-5 text-2xl">{heading}</h2>}
      <CallButtons labels={labels} site={site} className="mb-4 max-lg:hidden" />
      {text && <p className="mb-4 text-ink-soft">{text}</p>}
      <dl className="space-y-3">
        <Way
          term={phoneLabel}
          // The first is on a button already.
          links={site.phones.slice(labels.call ? 1 : 0).map((phone) => (
            <PhoneLink key={phone} phone={phone} className={link} />
          ))}
        />
        <Way
          term={labels.whatsapp}
          links={site.whatsapp ? [<WhatsAppLink key="" phone={site.whatsapp} className={link} />] : []}
        />
        <Way term={emailLabel} links={[<PersonLink key="" contact={site} className={link} />]} />
      </dl>
    </section>
  );
}

/** One way to reach the company: its name, and its links. Renders nothing when there is no link. */
function Way({ term, links }: { term: string; links: ReactElement[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      {links.map((link, index) => (
        <dd key={index}>{link}</dd>
      ))}
    </div>
  );
}
