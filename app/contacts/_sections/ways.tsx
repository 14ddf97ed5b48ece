import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/contact-urls';

interface WaysProps {
  labels: Content['navigation']['footer'];
  site: Content['site'];
}

/**
 * The same above the form, where a telephone may be in the hand: the first number with the hours of the first office, the
 * time to reply, and the other ways. Without a number there is none to call.
 */
export function Ways({ labels, site }: WaysProps) {
  const [phone, ...morePhones] = site.phones;
  const { name, hours } = site.offices[0]!;
  const quiet = 'button button-quiet flex-1';
  return (
    <div className="mt-6 max-w-prose space-y-3 lg:hidden">
      {phone && (
        <a href={telUrl(phone)} className="button w-full bg-navy-800 text-white active:bg-navy-900">
          {labels.call} <span translate="no">{phone}</span>
        </a>
      )}
      {phone && hours && (
        <p>
          {name}: {hours}
        </p>
      )}
      {site.reply && <p>{site.reply}</p>}
      <div className="flex flex-wrap gap-3">
        {morePhones.map((each) => (
          <a key={each} href={telUrl(each)} className={quiet} translate="no">
            {each}
          </a>
        ))}
        {site.whatsapp && (
          <a href={whatsAppUrl(site.whatsapp)} rel="noopener" className={quiet}>
            {labels.whatsapp}
          </a>
        )}
        <a href={`mailto:${site.email}`} className={quiet}>
          {labels.email}
        </a>
      </div>
    </div>
  );
}
