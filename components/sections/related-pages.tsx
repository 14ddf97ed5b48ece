import type { Content } from '@/lib/content';
import type { RelatedPage } from '@/lib/content/schema';
import { findRoute } from '@/lib/site/routes';

interface RelatedPagesProps {
  content: Content;
  pages: readonly RelatedPage[];
  /**
   * Whether to list the pages in the margin, next to a sheet at the end of the page: the list then ends above the next
   * band.
   */
  inMargin?: boolean;
}

/**
 * Pages that are worth reading next, each with its name in the menus and what the reader will find there. A single one
 * is in the column of the page's text, in line with text whose headings are in the margin.
 */
export function RelatedPages({ content, pages, inMargin = false }: RelatedPagesProps) {
  const single = pages.length === 1 && !inMargin;
  const rows = inMargin ? 'grid gap-y-6' : 'grid gap-x-12 gap-y-10 sm:grid-cols-2';
  return (
    <nav aria-labelledby="related_pages" className={single ? 'margin-grid' : inMargin ? 'lg:pb-36' : undefined}>
      <p id="related_pages" className="mb-3 text-sm">
        {content.navigation.related}
      </p>
      <ul role="list" className={single ? undefined : rows}>
        {pages.map(({ url, text }) => (
          <li key={url} className="border-t-2 border-navy-800 pt-5">
            <a href={url} className="link text-xl">
              {findRoute(content, url).page.menu}
            </a>
            <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
