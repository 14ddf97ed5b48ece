import type { Content } from '@/lib/content';
import { telUrl } from '@/lib/tel-url';

/** E-mail, telephone and offices, as they stand in the footer. */
export function ContactDetails({ site }: { site: Content['site'] }) {
  return (
    <address className="mt-3 grid gap-x-6 gap-y-4 not-italic md:grid-cols-[1fr_1.5fr_1.5fr] lg:grid-cols-1">
      <div>
        <a href={`mailto:${site.email}`} className="footer-link break-all">
          {site.email}
        </a>
        {site.phones.map((phone) => (
          <a key={phone} href={telUrl(phone)} className="footer-link">
            {phone}
          </a>
        ))}
      </div>
      {site.offices.map(({ id, name, add1, add2 }) => (
        <p key={id} className="leading-snug">
          <strong className="block font-semibold text-white">{name}</strong>
          {add1}
          <br />
          {add2}
        </p>
      ))}
    </address>
  );
}
