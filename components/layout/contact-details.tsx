import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/site/contact-urls';

interface ContactDetailsProps {
  site: Content['site'];
  footer: Content['navigation']['footer'];
}

/** Phone, WhatsApp, email and offices for the footer. On phones the first three are buttons. */
export function ContactDetails({ site, footer }: ContactDetailsProps) {
  const [phone, ...morePhones] = site.phones;
  return (
    <address className="footer-ways">
      <div>
        {phone && <Way url={telUrl(phone)} label={footer.call} text={phone} />}
        {site.whatsapp && (
          <Way url={whatsAppUrl(site.whatsapp)} label={footer.whatsapp} text={`${footer.whatsapp} ${site.whatsapp}`} />
        )}
        <Way url={`mailto:${site.email}`} label={footer.email} text={site.email} />
        {morePhones.map((each) => (
          <a key={each} href={telUrl(each)} className="footer-link" translate="no">
            {each}
          </a>
        ))}
      </div>
      {site.offices.map(({ id, name, add1, add2 }) => (
        <p key={id} className="leading-snug">
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

/**
 * A way to reach the company: on phones a button that says what it does, with the number for a call; otherwise the
 * number or address.
 */
function Way({ url, label, text }: { url: string; label: string; text: string }) {
  return (
    <a href={url} className="footer-link footer-way">
      <span>{label}</span> <span translate="no">{text}</span>
    </a>
  );
}
