import type { Content } from '@/lib/content';
import type { Legal } from '@/lib/content/core/schema';
import { registrationOf } from '@/lib/site/registration';
import { ContactLink } from './contact-link';

interface LegalFactsProps {
  legal: Legal;
  site: Content['site'];
  labels: Content['navigation']['footer'];
}

/** Who the company is by law, at the end of the footer: its name and number, its registered office, and whom to ask. */
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
        {/* On phones, where the footer has buttons in their place: the law wants them to be read. */}
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
