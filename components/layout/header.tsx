import { Wordmark } from '@/components/brand/wordmark';
import { Menu } from '@/components/menu/menu';
import { Island } from '@/components/islands/island';
import { islandOf } from '@/components/menu/entries';
import type { Content } from '@/lib/content';
import { telUrl } from '@/lib/site/contact-urls';
import { topMenu } from '@/lib/site/menu';

/**
 * The header of every page: skip link, wordmark, top navigation and, below `lg`, where the navigation is closed, a link
 * that calls the company or, without a number, leads to Contact.
 */
export function Header({ content, path }: { content: Content; path?: string }) {
  const { site, navigation } = content;
  const menu = topMenu(content, path);
  const { label, url, current } = menu.action;
  const { call } = navigation.footer;
  const phone = call && site.phones[0];
  const link = phone ? { href: telUrl(phone) } : { href: url, 'aria-current': current };
  return (
    <>
      <a href="#main_content" className="skip-link">
        {navigation.skip}
      </a>
      <header className="site-header">
        <div className="wrap flex flex-wrap items-center justify-end">
          <a href="/" aria-label={navigation.home} className="header-logo">
            <Wordmark name={site.name} />
          </a>
          <div className="header-place">
            <a {...link} className="button button-quiet header-action">
              {phone ? call : label}
            </a>
          </div>
          <Island name="Menu" component={Menu} hydrate="idle" {...islandOf(menu)} className="header-menu" />
        </div>
      </header>
    </>
  );
}
