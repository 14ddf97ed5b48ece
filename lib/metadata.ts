import type { Metadata } from 'next';
import type { Content } from './content';
import { absoluteUrl } from './routes';

/**
 * The metadata of one page: title, description, canonical address and the card for shared links.
 *
 * @param path the page's route, such as `/about`
 * @param page its `page` block in content
 */
export function pageMetadata(content: Content, path: string, page: { title: string; description: string }): Metadata {
  const { site } = content;
  const title = path === '/' ? page.title : `${page.title} | ${site.name}`;
  const url = absoluteUrl(site.url, path);
  return {
    title,
    description: page.description,
    alternates: { canonical: url },
    openGraph: { title, description: page.description, url, siteName: site.name, locale: 'en_IN', type: 'website' },
    twitter: { card: 'summary' },
  };
}
