import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/contact-urls';

type DetailsProps = Content['pages']['contacts']['details'] & {
  site: Content['site'];
  whatsappLabel: string;
};

/** The ways to reach the company other than the form, beside it in wide windows. */
export function Details({ id, heading, text, emailLabel, phoneLabel, whatsappLabel, site }: DetailsProps) {
  return (
    <section id={id} className="border-t-2 border-navy-800 pt-6 max-lg:hidden">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      {site.reply && <p className="mt-3 font-semibold">{site.reply}</p>}
      {site.phones.length > 0 &&
        site.offices.map(
          ({ id, name, hours }) =>
            hours && (
              <p key={id} className="mt-3">
                {name}: {hours}
              </p>
            ),
        )}
      <dl className="mt-5 space-y-4">
        <Way term={phoneLabel} links={site.phones.map((phone) => [telUrl(phone), phone])} />
        <Way term={whatsappLabel} links={site.whatsapp ? [[whatsAppUrl(site.whatsapp), site.whatsapp]] : []} />
        <Way term={emailLabel} links={[[`mailto:${site.email}`, site.email]]} />
      </dl>
    </section>
  );
}

/** One way: its name, and its addresses as links. Renders nothing when empty. */
function Way({ term, links }: { term: string; links: [url: string, text: string][] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      {links.map(([url, text]) => (
        <dd key={url}>
          <a href={url} rel="noopener" className="link inline-flex min-h-11 items-center text-lg" translate="no">
            {text}
          </a>
        </dd>
      ))}
    </div>
  );
}
