import type { BundleOptions, WorkerOptions } from './islands/bundle';
import type { Budgets } from './report/budgets';
import type { FontOptions } from './style/fonts';

/** What the headers of the site need to know about the pages. */
export interface PolicyFacts {
  /** Hashes of all inline styles, such as `sha256-…=`, sorted. */
  styleHashes: string[];
  /** Where forms are posted to: origins, and `'self'` for the site's own. Sorted. */
  formTargets: string[];
  /** The address of the font to preload. */
  font?: string;
}

/** Everything that differs from project to project. Paths are relative to `root`. */
export interface PublishOptions extends BundleOptions, WorkerOptions {
  /** The folder that `next build` wrote. */
  from: string;
  /** The folder to write; it may be the same one. Everything that was in it is replaced. */
  to: string;
  /** Pages that are not published, as paths from the root of the export. */
  exclude: readonly string[];
  /** Files that are published although no page refers to them, as paths from the root of the site. */
  include: readonly RegExp[];
  font: FontOptions;
  /**
   * The group of a page, by its file: pages of one group share their styles, and with them one hash in the policy.
   * Pages with different islands never share them.
   */
  styleGroup(file: string): string;
  /** The file for the policy, and a function that makes its content. */
  policy: { file: string; make(facts: PolicyFacts): unknown };
  /** The size in bytes of the headers that a host sends with a page. */
  headerBytes(facts: PolicyFacts): number;
  budgets: Budgets;
  /** Whether a page over its budget stops the build; otherwise it is only reported. */
  enforceBudgets: boolean;
}
