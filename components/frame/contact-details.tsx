import type { Content } from '@/lib/content';
import { telUrl } from '@/lib/tel-url';

/** E-mail, telephone and offices, as they stand in the footer, with their part of its microdata. */
export function ContactDetails({ site }: { site: Content['site'] }) {
  return (
    <address className="mt-3 grid gap-x-6 gap-y-4 not-italic md:grid-cols-[1fr_1.5fr_1.5fr] lg:grid-cols-1">
      <div>
        <a href={`mailto:${site.email}`} itemProp="email" className="footer-link break-all">
          {site.email}
        </a>
        {site.phones.map((phone) => (
          <a key={phone} href={telUrl(phone)} className="footer-link">
            <span itemProp="telephone">{phone}</span>
          </a>
        ))}
      </div>
      {site.offices.map(({ id, name, add1, add2 }) => (
        <p key={id} itemProp="address" itemScope itemType="https://schema.org/PostalAddress" className="leading-snug">
          <strong itemProp="name" className="block font-semibold text-white">
            {name}
          </strong>
          <span itemProp="streetAddress">
            {add1}
            <br />
            {add2}
          </span>
          <meta itemProp="addressCountry" content="IN" />
        </p>
      ))}
    </address>
  );
}
