import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { lastChanges } from '@/lib/content/node/history';
import { lastModified } from '@/lib/site/last-modified';
import { absoluteUrl, routesOf } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** `/sitemap.xml`: every page of the site, and when it last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = getContent();
  const changes = lastChanges();
  return routesOf(content).map((route) => {
    const day = lastModified(route, changes);
    return { url: absoluteUrl(content.site.url, route.path), ...(day && { lastModified: day }) };
  });
}
