import { getContent } from '@/lib/content';
import { atomFeed } from '@/lib/site/feed';

export const dynamic = 'force-static';

/** The news feed. It is published only if a page links to it: see `pageMetadata`. */
export function GET(): Response {
  return new Response(atomFeed(getContent()));
}
