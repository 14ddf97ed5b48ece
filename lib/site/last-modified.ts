import { PICTURES, picturesIn } from '@/lib/content/core/schema/pictures';
import type { Route } from './routes';

/**
 * The date on which a page last changed: its content file, or a picture it shows.
 *
 * @param changes the date of each file of `content/`, as `lastChanges` returns them
 * @returns a date such as `2026-01-31`; undefined if the date of one of these files is not known
 */
export function lastModified({ file, content }: Route, changes: ReadonlyMap<string, string>): string | undefined {
  const files = [file, ...picturesIn(content).map((name) => `${PICTURES}/${name}`)];
  const days = files.map((each) => changes.get(each));
  return days.includes(undefined) ? undefined : (days as string[]).sort().at(-1);
}
