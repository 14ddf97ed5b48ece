import { Literal } from '@/components/ui/literal';
import { PersonLink } from '@/components/ui/person-link';
import type { Content } from '@/lib/content';
import type { Legal } from '@/lib/content/schema';
import { registrationOf } from '@/lib/site/registration';

interface LegalFactsProps {
  legal: Legal;
  labels: Content['navigation']['footer'];
}

/** The legal facts at the end of the footer: the company's name and number, its registered office, and who to ask. */
export function LegalFacts({ legal, labels }: LegalFactsProps) {
  const registration = registrationOf(legal);
  return (
    <address className="grid gap-x-6 gap-y-2 border-t border-navy-700 py-6 text-sm not-italic md:grid-cols-3">
      <p>
        <strong className="block font-semibold text-white">{legal.name}</strong>
        {registration && (
          <>
            {registration.label} <Literal>{registration.number}</Literal>
          </>
        )}
      </p>
      {registration && (
        <p>
          <strong className="block font-semibold text-white">{labels.registeredOffice}</strong>
          <span translate="no">{registration.office}</span>
        </p>
      )}
      <p>
        <strong className="block font-semibold text-white">{labels.complaints}</strong>
        {legal.contact.name}
        <PersonLink contact={legal.contact} className="footer-link" />
      </p>
    </address>
  );
}
