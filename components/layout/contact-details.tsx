import { Literal } from '@/components/ui/literal';
import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/site/contact-urls';

interface ContactDetailsProps {
  site: Content['site'];
  footer: Content['navigation']['footer'];
}

/** Phone, WhatsApp, email and offices for the footer. */
export function ContactDetails({ site, footer }: ContactDetailsProps) {
  return (
    <address className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-2 not-italic md:grid-cols-4 md:gap-y-4 lg:grid-cols-1">
      <div className="col-span-full flex flex-wrap items-start gap-x-6 md:col-span-2 lg:col-auto lg:block print:flex">
        {site.phones.map((phone) => (
          <Way key={phone} url={telUrl(phone)} text={phone} />
        ))}
        {site.whatsapp && <Way url={whatsAppUrl(site.whatsapp)} label={`${footer.whatsapp} `} text={site.whatsapp} />}
        <Way url={`mailto:${site.email}`} text={site.email} />
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

function Way({ url, label, text }: { url: string; label?: string; text: string }) {
  return (
    <a href={url} className="footer-link">
      <span>
        {label}
        <Literal>{text}</Literal>
      </span>
    </a>
  );
}
