import type { Metadata } from 'next';
import { getContent } from '@/lib/content';
import { SHARED_SIZE, sharedPicture } from './picture-source';
import { absoluteUrl, findRoute } from './routes';

/**
 * The metadata of one page: title, description, canonical address and OG image.
 *
 * @param path the page's route, such as `/about`
 * @throws {Error} when there is no such route, or it has no picture for links
 */
export function pageMetadata(path: string): Metadata {
  const content = getContent();
  const { site } = content;
  const { meta, group } = findRoute(content, path);
  const title = path === '/' ? meta.title : `${meta.title} | ${site.name}`;
  const url = absoluteUrl(site.url, path);
  const { src, alt } = sharedPicture(path);
  return {
    title,
    description: meta.description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description: meta.description,
      url,
      siteName: site.name,
      locale: site.language.replace('-', '_'),
      images: [{ url: absoluteUrl(site.url, src), ...SHARED_SIZE, alt }],
      type: group === 'insights' ? 'article' : 'website',
    },
    twitter: { card: 'summary_large_image' },
  };
}
