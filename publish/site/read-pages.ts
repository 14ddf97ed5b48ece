import { PublishError, throwIfAny, AFTER_UPGRADE } from '../faults';
import { cleanPage, type CleanPage } from '../html/clean-page';
import type { Files } from './export';

/**
 * The pages of an export without anything of Next's runtime.
 *
 * @param dropped pages that are not published
 * @param registered names of all islands there are
 * @throws PublishError with everything in all pages that is not as expected
 */
export function readPages(files: Files, dropped: readonly string[], registered: ReadonlySet<string>): CleanPage[] {
  const names = [...files.keys()].filter((address) => address.endsWith('.html')).map((address) => address.slice(1));
  const published = names.filter((name) => !dropped.includes(name));
  if (published.length === 0) {
    const fault = { file: 'the export', found: 'no page', expected: 'HTML files', remedy: AFTER_UPGRADE };
    throw new PublishError([fault]);
  }
  const cleaned = published.map((name) => cleanPage(name, String(files.get(`/${name}`)), registered));
  throwIfAny(cleaned.flatMap(({ faults }) => faults));
  return cleaned.map(({ page }) => page);
}
