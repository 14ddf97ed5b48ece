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
  const button = 'button button-quiet mx-1 min-h-11 px-4 py-0';
  return (
    <>
      <a
        href="#main_content"
        className="absolute -top-36 left-4 z-30 rounded-lg bg-navy-800 px-5 py-3 font-semibold text-white focus:top-2"
      >
        {navigation.skip}
      </a>
      <header className="site-header">
        <div className="wrap flex flex-wrap items-center justify-end">
          <a href="/" aria-label={navigation.home} className="header-logo">
            <Wordmark name={site.name} />
          </a>
          <div className="header-place lg:hidden print:hidden">
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
          {/* The bars of the button, not its touch area, are aligned with the column's edge. */}
          <Island
            name="Menu"
            component={Menu}
            hydrate="idle"
            {...islandOf(menu)}
            className="max-lg:me-[max(-1rem,-5vw)]"
          />
        </div>
      </header>
    </>
  );
}
