import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl, routesOf } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every page of the site. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = getContent();
  return routesOf(content).map(({ path }) => ({ url: absoluteUrl(content.site.url, path) }));
}
