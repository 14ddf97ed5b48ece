import type { Budgets } from './budgets';

/** The library that islands run on: Preact's React-compatible runtime, or React itself. */
export type Runtime = 'preact' | 'react';

/** What the policy of the site needs to know of the pages. */
export interface PolicyFacts {
  /** Hashes of all inline styles, such as `sha256-…=`, sorted. */
  styleHashes: string[];
  /** Where forms are posted to: origins, and `'self'` for the site's own. Sorted. */
  formTargets: string[];
}

/** Everything that differs from project to project. `publish.config.ts` makes them for this one. */
export interface PublishOptions {
  /** The project's root; paths below are from there. Absolute. */
  root: string;
  /** The folder that `next build` wrote. */
  from: string;
  /** The folder to write; it may be the same one. Everything that was in it is replaced. */
  to: string;
  /** The module that exports `ISLANDS`, an object of components by name. */
  registry: string;
  runtime: Runtime;
  /** The environment of the build: its NEXT_PUBLIC_ variables become constants in the scripts. */
  env: Readonly<Record<string, string | undefined>>;
  /** Pages that are not published, as files from the root of the export. */
  dropped: readonly string[];
  /** Files that are published although no page refers to them, as paths from the root of the site. */
  keepers: readonly RegExp[];
  font: {
    /** Characters that the font holds whether or not a page has them. */
    characters: string;
    /** OpenType features that are kept, by tag. */
    features: readonly string[];
  };
  /**
   * By which browsers render pages ahead: the address at which the host's header `Speculation-Rules` finds them, and URL
   * patterns of links that must not be opened ahead, such as `/api/*`.
   */
  speculationRules: { address: string; never: readonly string[] };
  /** Where the policy goes, and what it holds. */
  policy: { file: string; make(facts: PolicyFacts): unknown };
  budgets: Budgets;
  /** Whether a page over its budget stops the build, or is only told. */
  enforceBudgets: boolean;
}
