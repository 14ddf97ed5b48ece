import type { Check } from '@/lib/content/check';
import { formatMistake } from '@/lib/content/mistakes';

/**
 * Prints what a check of the content found: each mistake, and each text that the company still has to supply.
 *
 * @param release whether the latter are mistakes too
 * @returns whether the content passes
 */
export function reportContent({ mistakes, unfinished }: Omit<Check, 'content'>, release: boolean): boolean {
  for (const each of unfinished) (release ? console.error : console.log)(formatMistake(each));
  for (const each of mistakes) console.error(formatMistake(each));
  if (mistakes.length > 0 || (release && unfinished.length > 0)) return false;
  console.log(`Content is valid; ${unfinished.length} placeholders are left.`);
  return true;
}
