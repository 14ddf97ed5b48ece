import { Literal } from '@/components/ui/literal';
import type { Content } from '@/lib/content';
import { telUrl, whatsAppUrl } from '@/lib/site/contact-urls';
import { Ways } from './ways';

type DetailsProps = Content['pages']['contacts']['details'] & {
  site: Content['site'];
  labels: Content['navigation']['footer'];
};

/** The other ways to reach the company. In wide windows they are next to the form, with the buttons first. */
export function Details({ id, heading, text, emailLabel, phoneLabel, labels, site }: DetailsProps) {
  return (
    <section id={id} className="border-t-2 border-navy-800 pt-6">
      {heading && <h2 className="mb-5 text-2xl">{heading}</h2>}
      <Ways labels={labels} site={site} className="mb-4 max-lg:hidden" />
      {text && <p className="mb-4 text-ink-soft">{text}</p>}
      <dl className="space-y-3">
        <ContactLinks term={phoneLabel} links={site.phones.map((phone) => [telUrl(phone), phone])} />
        <ContactLinks
          term={labels.whatsapp}
          links={site.whatsapp ? [[whatsAppUrl(site.whatsapp), site.whatsapp]] : []}
        />
        <ContactLinks term={emailLabel} links={[[`mailto:${site.email}`, site.email]]} />
      </dl>
    </section>
  );
}

interface ContactLinksProps {
  term: string;
  links: [url: string, text: string][];
}

/** One way to reach the company: its name, and its addresses as links. Renders nothing when there is no address. */
function ContactLinks({ term, links }: ContactLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      {links.map(([url, text]) => (
        <dd key={url}>
          <a href={url} rel="noopener" className="link inline-flex min-h-11 items-center text-lg">
            <Literal>{text}</Literal>
          </a>
        </dd>
      ))}
    </div>
  );
}
