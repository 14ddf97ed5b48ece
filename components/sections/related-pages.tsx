import type { Content } from '@/lib/content';
import type { RelatedPage } from '@/lib/content/schema';
import { findRoute } from '@/lib/site/routes';

interface RelatedPagesProps {
  content: Content;
  pages: readonly RelatedPage[];
}

/**
 * Pages that are worth reading next, each with its name in the menus and what the reader will find there. A single one
 * is in the column of the page's text, in line with text whose headings are in the margin.
 */
export function RelatedPages({ content, pages }: RelatedPagesProps) {
  const isSingle = pages.length === 1;
  return (
    <nav aria-labelledby="related_pages" className={isSingle ? 'margin-grid' : undefined}>
      <p id="related_pages" className="mb-3 text-sm">
        {content.navigation.related}
      </p>
      <ul role="list" className={isSingle ? undefined : 'grid gap-x-12 gap-y-10 sm:grid-cols-2'}>
        {pages.map(({ url, text }) => (
          <li key={url} className="border-t-2 border-navy-800 pt-5">
            <a href={url} className="link text-xl">
              {findRoute(content, url).meta.menu}
            </a>
            <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
