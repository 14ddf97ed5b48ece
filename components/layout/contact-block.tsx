import { Literal } from '@/components/ui/literal';
import { PersonLink } from '@/components/ui/person-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import type { Content } from '@/lib/content';

interface ContactBlockProps {
  site: Content['site'];
  footer: Content['navigation']['footer'];
}

/** Phone, WhatsApp, email and offices for the footer. */
export function ContactBlock({ site, footer }: ContactBlockProps) {
  return (
    <address className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-2 not-italic md:grid-cols-4 md:gap-y-4 lg:grid-cols-1">
      <div className="col-span-full flex flex-wrap items-start gap-x-6 md:col-span-2 lg:col-auto lg:block print:flex">
        {site.phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} className="footer-link" />
        ))}
        {site.whatsapp && (
          <WhatsAppLink phone={site.whatsapp} className="footer-link">
            <span>
              {footer.whatsapp} <Literal>{site.whatsapp}</Literal>
            </span>
          </WhatsAppLink>
        )}
        <PersonLink contact={site} className="footer-link" />
      </div>
      {site.offices.map(({ id, name, add1, add2 }) => (
        <p key={id} className="leading-snug md:py-2.5 lg:p-0">
          <strong className="block font-semibold text-white">{name}</strong>
          <span translate="no">
            {add1}
            <br />
            {add2}
          </span>
        </p>
      ))}
    </address>
  );
}
