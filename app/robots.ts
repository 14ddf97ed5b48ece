import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** `/robots.txt`: crawlers may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(getContent().site.url, '/sitemap.xml') };
}
