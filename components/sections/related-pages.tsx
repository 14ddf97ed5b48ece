import { getContent } from '@/lib/content';
import type { RelatedPage } from '@/lib/content/schema';
import { findRoute } from '@/lib/routes';

/**
 * Pages that are worth reading next: their names in the menus, and what the reader finds there. A single one stands in
 * the column of the page's text, below texts with their headings in the margin.
 *
 * @param inMargin whether they stand in that margin themselves, beside a sheet that hangs into the band below: they end
 *   above it
 */
export function RelatedPages({ pages, inMargin = false }: { pages: readonly RelatedPage[]; inMargin?: boolean }) {
  const content = getContent();
  const single = pages.length === 1 && !inMargin;
  const rows = inMargin ? 'grid gap-y-6' : 'grid gap-x-12 gap-y-10 sm:grid-cols-2';
  return (
    <nav aria-labelledby="related_pages" className={single ? 'margin-grid' : inMargin ? 'lg:pb-36' : undefined}>
      <p id="related_pages" className="mb-3 text-sm">
        {content.navigation.related}
      </p>
      <ul className={single ? undefined : rows}>
        {pages.map(({ url, text }) => (
          <li key={url} className="border-t-2 border-navy-800 pt-5">
            <a href={url} className="link text-xl">
              {findRoute(content, url.replace(/#.*/, '')).page.menu}
            </a>
            <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as a section of its own, for pages whose content may name none. */
export function RelatedPagesSection({ pages }: { pages: readonly RelatedPage[] | undefined }) {
  if (!pages) return null;
  return (
    <div className="wrap pt-16">
      <RelatedPages pages={pages} />
    </div>
  );
}
