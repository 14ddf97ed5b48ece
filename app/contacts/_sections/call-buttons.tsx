import { Literal } from '@/components/ui/literal';
import { PhoneLink } from '@/components/ui/phone-link';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import type { Content } from '@/lib/content';

interface CallButtonsProps {
  labels: Content['navigation']['footer'];
  site: Content['site'];
  className: string;
}

/**
 * A row of buttons that call the first number and open WhatsApp, and the hours when calls are answered. Renders nothing
 * without a number.
 */
export function CallButtons({ labels, site, className }: CallButtonsProps) {
  const phone = labels.call && site.phones[0];
  if (!phone && !site.whatsapp) return null;
  return (
    <div className={`flex flex-wrap gap-x-2 gap-y-3 ${className}`}>
      {phone && (
        <PhoneLink phone={phone} className="button button-navy flex-auto max-sm:px-2.5">
          {labels.call} <Literal>{phone}</Literal>
        </PhoneLink>
      )}
      {site.whatsapp && (
        <WhatsAppLink phone={site.whatsapp} className="button button-quiet flex-auto max-sm:px-2.5">
          {labels.whatsapp}
        </WhatsAppLink>
      )}
      {phone && site.phoneHours && <p className="w-full">{site.phoneHours}</p>}
    </div>
  );
}
