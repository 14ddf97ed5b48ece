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
      <div className="wrap grid gap-x-6 gap-y-10 py-14 min-[20rem]:grid-cols-2 md:grid-cols-4 lg:grid-cols-[repeat(4,1fr)_1.3fr] lg:py-20">
        <nav aria-label={footer.label} className="contents">
          <Column heading={footer.company} entries={groupEntries(content, 'company', path)} />
          <Column heading={footer.services} entries={groupEntries(content, 'services', path)} />
          <Column heading={footer.insights} entries={groupEntries(content, 'insights', path)} />
          <Column heading={footer.industries} entries={groupEntries(content, 'industries', path)} />
        </nav>
        <section aria-labelledby="footer_contact" className="col-span-full lg:col-span-1">
          <h2 id="footer_contact" className="text-base text-white">
            {footer.contact}
          </h2>
          <ContactDetails site={site} />
        </section>
      </div>
      <div className="border-t border-navy-700">
        <div className="wrap flex flex-wrap items-center justify-between gap-4 py-6 text-white">
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

function Column({ heading, entries }: { heading: string; entries: MenuEntry[] }) {
  return (
    <section>
      <h2 className="text-base text-white">{heading}</h2>
      <ul className="mt-3">
        {entries.map(({ title, url, current }) => (
          <li key={title}>
            <a href={url} aria-current={current} className="footer-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
