import type { Metadata } from 'next';
import { readCards } from '@/pictures/manifest';
import { CARD } from '@/pictures/settings';
import type { Content } from './content';
import { absoluteUrl } from './routes';

/**
 * The metadata of one page: title, description, canonical address and the card for shared links.
 *
 * @param path the page's route, such as `/about`
 * @param page its `page` block in content
 * @throws {Error} when the page's card has not been made
 */
export function pageMetadata(content: Content, path: string, page: { title: string; description: string }): Metadata {
  const { site } = content;
  const title = path === '/' ? page.title : `${page.title} | ${site.name}`;
  const url = absoluteUrl(site.url, path);
  const card = readCards()[path];
  if (!card) throw new Error(`The card of ${path} has not been made yet: run "npm run pictures".`);
  const { width, height } = CARD;
  const image = { url: absoluteUrl(site.url, card.src), width, height, alt: card.alt };
  const insight = content.collections.insights[path.slice(1)];
  return {
    title,
    description: page.description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description: page.description,
      url,
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      images: [image],
      ...(insight
        ? { type: 'article', publishedTime: insight.published, modifiedTime: insight.updated }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
