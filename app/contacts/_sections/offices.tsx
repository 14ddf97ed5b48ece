import { IconMapPin } from '@tabler/icons-react';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Content } from '@/lib/content';
import { mapUrl } from '@/lib/site/contact-urls';

type OfficesProps = Content['pages']['contacts']['offices'] & { offices: Content['site']['offices'] };

/** The offices as cards. */
export function Offices({ id, heading, text, map, offices }: OfficesProps) {
  return (
    <section id={id} aria-label={heading} className="wrap margin-grid gap-y-6 py-12 lg:py-28">
      {(heading || text) && (
        <div>
          {heading && <h2 className="text-3xl">{heading}</h2>}
          {text && <p className="mt-3 text-ink-soft">{text}</p>}
        </div>
      )}
      <ul role="list" className="grid gap-6 sm:grid-cols-2 lg:col-start-2">
        {offices.map(({ id: office, label, name, add1, add2, phones, hours }) => (
          <li key={office} id={office} className="card p-7 lg:p-9">
            <IconMapPin size={56} className="rounded-full bg-navy-100 p-3.5 text-navy-800" aria-hidden="true" />
            <h3 className="mt-5 text-2xl">{name}</h3>
            <p className="mt-3 text-sm font-semibold text-ink-soft">{label}</p>
            <address className="mt-1 not-italic" translate="no">
              {add1}
              <br />
              {add2}
            </address>
            {hours && <p className="mt-3">{hours}</p>}
            {map && (
              <a href={mapUrl({ add1, add2 })} rel="noopener" className="link mt-2 flex min-h-11 w-fit items-center">
                {map}
                <span className="sr-only">: {name}</span>
              </a>
            )}
            {phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} className="link mt-2 flex min-h-11 w-fit items-center" />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
