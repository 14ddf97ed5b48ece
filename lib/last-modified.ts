import type { Content } from './content';
import type { Route } from './routes';

/**
 * The day on which a page last changed: its content file, or a picture it shows.
 *
 * @param changes the day of each file of `content/`, as `lastChanges` gives them
 * @returns a day such as `2026-01-31`; undefined where the day of one of these files is not known
 */
export function lastModified(
  content: Content,
  { file, page }: Route,
  changes: ReadonlyMap<string, string>,
): string | undefined {
  const pages = [content.pages, ...Object.values(content.collections)].flatMap((each) => Object.values(each));
  const whole = pages.find((each) => each.page === page);
  const files = [file, ...picturesIn(whole).map((name) => `content/pictures/${name}`)];
  const days = files.map((each) => changes.get(each));
  return days.includes(undefined) ? undefined : (days as string[]).sort().at(-1);
}

/** The names of the pictures anywhere in a part of the content. */
function picturesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { file, alt } = part as { file?: unknown; alt?: unknown };
  return typeof file === 'string' && typeof alt === 'string' ? [file] : Object.values(part).flatMap(picturesIn);
}
