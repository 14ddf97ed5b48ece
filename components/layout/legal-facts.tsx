import type { Content } from '@/lib/content';
import type { Legal } from '@/lib/content/schema';
import { registrationOf } from '@/lib/site/registration';
import { ContactLink } from './contact-link';

interface LegalFactsProps {
  legal: Legal;
  site: Content['site'];
  labels: Content['navigation']['footer'];
}

/** The legal facts at the end of the footer: the company's name and number, its registered office, and who to ask. */
export function LegalFacts({ legal, site, labels }: LegalFactsProps) {
  const registration = registrationOf(legal);
  return (
    <address className="legal-facts">
      <p>
        <strong>{legal.name}</strong>
        {registration && (
          <>
            {registration.label} <span translate="no">{registration.number}</span>
          </>
        )}
        {/* On phones the footer has buttons instead of these, but the law requires them to be readable. */}
        <span className="block md:hidden" translate="no">
          {[...site.phones.slice(0, 1), site.email].join(', ')}
        </span>
      </p>
      {registration && (
        <p>
          <strong>{labels.registeredOffice}</strong>
          <span translate="no">{registration.office}</span>
        </p>
      )}
      <p>
        <strong>{labels.complaints}</strong>
        {legal.contact.name}
        <ContactLink contact={legal.contact} className="footer-link" />
      </p>
    </address>
  );
}
