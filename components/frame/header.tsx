import { Wordmark } from '@/components/brand/wordmark';
import { Island } from '@/components/islands/island';
import type { Content } from '@/lib/content';
import { menuProps } from '@/lib/menu';

/** The header of every page: skip link, wordmark, top navigation. */
export function Header({ content, path }: { content: Content; path?: string }) {
  const { site, navigation } = content;
  return (
    <>
      <a href="#main_content" className="skip-link">
        {navigation.skip}
      </a>
      <header className="relative z-20 border-b border-sand-200 bg-sand-50 min-[20rem]:sticky min-[20rem]:top-0">
        <div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-x-4 lg:min-h-20">
          <a href="/" aria-label={navigation.home} className="text-navy-800 no-underline">
            <Wordmark name={site.name} />
          </a>
          <Island name="Menu" hydrate="idle" props={menuProps(content, path)} />
        </div>
      </header>
    </>
  );
}
