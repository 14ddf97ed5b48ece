import { getContent, getPlaceholders } from '@/lib/content';
import { structuredData } from '@/lib/structured-data';
import { readCards } from '@/pictures/manifest';

/**
 * What the page is, for search engines, as JSON-LD: a data block, which browsers do not run.
 *
 * @param path the page's route, such as `/about`
 * @throws {Error} when there is no such route, or its card has not been made
 */
export function StructuredData({ path }: { path: string }) {
  const card = readCards()[path];
  if (!card) throw new Error(`The card of ${path} has not been made yet: run "npm run pictures".`);
  const data = structuredData(path, { content: getContent(), placeholders: getPlaceholders(), card: card.src });
  // Nothing in a text may end the element, or begin another.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
