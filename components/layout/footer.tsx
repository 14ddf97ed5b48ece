import type { ReactNode } from 'react';
import { SocialLinks } from '@/components/brand/social-links';
import { Wordmark } from '@/components/brand/wordmark';
import type { Content } from '@/lib/content';
import { FOOTER_NAVIGATION, groupEntries, type MenuEntry } from '@/lib/site/menu';
import { GROUPS } from '@/lib/site/routes';
import { ContactBlock } from './contact-block';
import { LegalFacts } from './legal-facts';

/** The pages with the legal facts of the company: the home page, as the law requires, and the contact page. */
const LEGAL_PATHS = ['/', '/contacts'];

/**
 * The footer of every page: what it begins with, if anything, the site's columns, the contact block, the copyright line,
 * and the link to the privacy notice.
 */
export function Footer({ content, path, children }: { content: Content; path?: string; children?: ReactNode }) {
  const { site, navigation, pages } = content;
  const { footer } = navigation;
  return (
    <footer className="flex-1 bg-navy-900 text-navy-100">
      {children}
      <div className="wrap grid gap-x-6 gap-y-4 pb-4 pt-8 md:gap-y-8 md:pb-14 lg:grid-cols-[4fr_1.3fr] lg:pt-16 print:pt-0">
        <nav
          id={FOOTER_NAVIGATION}
          aria-label={footer.label}
          className="grid grid-cols-[minmax(0,max-content)_1fr] items-start gap-x-6 gap-y-4 md:grid-cols-4 print:hidden max-md:[&>:nth-child(2)]:order-first"
        >
          {GROUPS.map((group) => (
            <Column key={group} heading={footer[group]} entries={groupEntries(content, group, path)} />
          ))}
        </nav>
        <div className="max-lg:order-first">
          <b className="footer-heading">{footer.contact}</b>
          <ContactBlock site={site} footer={footer} />
        </div>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-navy-700 py-3 text-white md:py-6 max-md:[&>svg]:w-24">
          <Wordmark name={site.name} onNavy />
          {footer.icons && site.social.length > 0 && <SocialLinks links={site.social} label={footer.social} />}
          <p className="flex flex-wrap items-center gap-x-6 text-sm">
            <span className="text-navy-100">{site.copyright}</span>
            <a href={`/contacts#${pages.contacts.privacy.id}`} className="footer-link">
              {footer.privacy}
            </a>
          </p>
        </div>
        {site.legal && LEGAL_PATHS.includes(path ?? '') && <LegalFacts legal={site.legal} labels={footer} />}
      </div>
    </footer>
  );
}

/**
 * A group of pages. It has no heading, because people who jump from heading to heading would pass the same five on every
 * page, and the footer is a landmark.
 */
function Column({ heading, entries }: { heading: string; entries: MenuEntry[] }) {
  return (
    <div>
      <b className="footer-heading">{heading}</b>
      <ul role="list">
        {entries.map(({ title, url, current }) => (
          <li key={title}>
            <a href={url} aria-current={current} className="footer-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
