import type { Content } from '@/lib/content';
import { telUrl } from '@/lib/tel-url';

/** E-mail, telephone and offices, as they stand in the footer. */
export function ContactDetails({ site }: { site: Content['site'] }) {
  return (
    <address className="mt-3 text-sm not-italic">
      <a href={`mailto:${site.email}`} className="footer-link break-all">
        {site.email}
      </a>
      {site.phones.map((phone) => (
        <a key={phone} href={telUrl(phone)} className="footer-link">
          {phone}
        </a>
      ))}
      {site.offices.map(({ id, name, add1, add2 }) => (
        <p key={id} className="mt-3">
          <strong className="block font-semibold text-white">{name}</strong>
          {add1}
          <br />
          {add2}
        </p>
      ))}
    </address>
  );
}
