import { SocialLinks } from '@/components/brand/social-links';
import { Wordmark } from '@/components/brand/wordmark';
import type { Content } from '@/lib/content';
import { groupEntries, type MenuEntry } from '@/lib/menu';
import { ContactDetails } from './contact-details';

/** The footer of every page: the site's columns, the contact block and the copyright line. */
export function Footer({ content, path }: { content: Content; path?: string }) {
  const { site, navigation } = content;
  const { footer } = navigation;
  return (
    <footer className="bg-navy-900 text-navy-100">
      <div className="wrap footer-columns">
        <nav aria-label={footer.label}>
          <Column heading={footer.company} entries={groupEntries(content, 'company', path)} />
          <Column heading={footer.services} entries={groupEntries(content, 'services', path)} />
          <Column heading={footer.insights} entries={groupEntries(content, 'insights', path)} />
          <Column heading={footer.industries} entries={groupEntries(content, 'industries', path)} />
        </nav>
        <section aria-labelledby="footer_contact" className="footer-contact">
          <h2 id="footer_contact">{footer.contact}</h2>
          <ContactDetails site={site} footer={footer} />
        </section>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-navy-700 py-6 text-white">
          <Wordmark name={site.name} onNavy />
          {site.social.length > 0 && (
            <div className="-ml-3">
              <SocialLinks links={site.social} label={footer.social} />
            </div>
          )}
          <p className="text-sm text-navy-100">{site.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

/** A group of pages: a column, and folded on phones. Its links are written twice, since no style opens a `details`. */
function Column({ heading, entries }: { heading: string; entries: MenuEntry[] }) {
  const list = (
    <ul>
      {entries.map(({ title, url, current }) => (
        <li key={title}>
          <a href={url} aria-current={current} className="footer-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="footer-fold">
        <summary>{heading}</summary>
        {list}
      </details>
      <section>
        <h2>{heading}</h2>
        {list}
      </section>
    </>
  );
}
