import { Literal } from '@/components/ui/literal';
import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/site/contact-urls';

interface WaysProps {
  labels: Content['navigation']['footer'];
  site: Content['site'];
  className: string;
}

/**
 * A row of buttons that call the first number and open WhatsApp, and the hours when calls are answered. Renders nothing
 * without a number.
 */
export function Ways({ labels, site, className }: WaysProps) {
  const phone = labels.call && site.phones[0];
  if (!phone && !site.whatsapp) return null;
  return (
    <div className={`flex flex-wrap gap-x-2 gap-y-3 ${className}`}>
      {phone && (
        <a
          href={telUrl(phone)}
          className="button flex-auto bg-navy-800 text-white hover:bg-navy-900 active:bg-navy-900 max-sm:px-2.5"
        >
          {labels.call} <Literal>{phone}</Literal>
        </a>
      )}
      {site.whatsapp && (
        <a href={whatsAppUrl(site.whatsapp)} rel="noopener" className="button button-quiet flex-auto max-sm:px-2.5">
          {labels.whatsapp}
        </a>
      )}
      {phone && site.phoneHours && <p className="w-full">{site.phoneHours}</p>}
    </div>
  );
}
