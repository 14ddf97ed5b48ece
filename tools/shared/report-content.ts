import type { Check } from '@/lib/content/check';
import { formatMistake } from '@/lib/content/mistakes';

/**
 * Prints what a check of the content found: each mistake, and how many texts the company still has to supply.
 *
 * @param release whether the latter are mistakes too; then each is printed
 * @returns whether the content passes
 */
export function reportContent({ mistakes, unfinished }: Omit<Check, 'content'>, release: boolean): boolean {
  const all = release ? [...mistakes, ...unfinished] : mistakes;
  for (const each of all) console.error(formatMistake(each));
  if (all.length > 0) return false;
  const left = `${unfinished.length} placeholders are left: npm run check -- --release lists them.`;
  console.log(unfinished.length > 0 ? `Content is valid; ${left}` : 'Content is valid.');
  return true;
}
