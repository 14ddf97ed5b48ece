/** Which scripts there are, and which of them a page names. */
export interface ScriptPlan {
  /** Islands of the script that every page with islands loads, together with the runtime. */
  base: string[];
  /** Islands that have a script of their own. */
  apart: string[];
}

/**
 * What is on every page belongs into the base, all else into scripts of its own: then no page loads what it does not use,
 * and what one page has loaded serves the next one (measured in README.md).
 *
 * @param pages the islands of each page that has any
 */
export function planScripts(pages: readonly (readonly string[])[]): ScriptPlan {
  const all = [...new Set(pages.flat())].sort();
  const base = all.filter((name) => pages.every((page) => page.includes(name)));
  return { base, apart: all.filter((name) => !base.includes(name)) };
}
