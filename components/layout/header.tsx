import { Wordmark } from '@/components/brand/wordmark';
import { Menu } from '@/components/menu/menu';
import { Island } from '@/components/islands/island';
import { islandOf } from '@/components/menu/entries';
import { PhoneLink } from '@/components/ui/phone-link';
import type { Content } from '@/lib/content';
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
  const button = 'button button-quiet header-action';
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
            {phone ? (
              <PhoneLink phone={phone} className={button}>
                {call}
              </PhoneLink>
            ) : (
              <a href={url} aria-current={current} className={button}>
                {label}
              </a>
            )}
          </div>
          <Island name="Menu" component={Menu} hydrate="idle" {...islandOf(menu)} className="header-menu" />
        </div>
      </header>
    </>
  );
}
