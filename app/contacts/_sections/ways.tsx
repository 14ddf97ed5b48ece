import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/site/contact-urls';

interface WaysProps {
  labels: Content['navigation']['footer'];
  site: Content['site'];
  className: string;
}

/** Buttons that call the first number and open WhatsApp, in one row. Without a number there is none. */
export function Ways({ labels, site, className }: WaysProps) {
  const [phone] = site.phones;
  if (!phone && !site.whatsapp) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {phone && (
        <a href={telUrl(phone)} className="button flex-1 bg-navy-800 text-white hover:bg-navy-900 active:bg-navy-900">
          {labels.call}
        </a>
      )}
      {site.whatsapp && (
        <a href={whatsAppUrl(site.whatsapp)} rel="noopener" className="button button-quiet flex-1">
          {labels.whatsapp}
        </a>
      )}
    </div>
  );
}
