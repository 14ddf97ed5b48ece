import type { Content } from '@/lib/content';
import { sharedPicture } from '@/lib/site/picture-source';
import { structuredData } from '@/lib/site/structured-data';

/**
 * Describes the page to search engines, as JSON-LD in a data block, which browsers do not run.
 *
 * @param path the page's route, such as `/about`
 * @throws {Error} when there is no such route, or it has no picture for links
 */
export function StructuredData({ content, path }: { content: Content; path: string }) {
  const data = structuredData(path, content, sharedPicture(path).src);
  // Text must not be able to close the element, or open another.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
