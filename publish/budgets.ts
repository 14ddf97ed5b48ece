import type { PageWeight } from './report/weigh';

const KB = 1024;

/** The most that a page may weigh, in bytes; text after brotli 11. */
export interface Budget {
  /** The page with its styles: one initial window of TCP. */
  html: number;
  /** All JavaScript that the page loads. */
  scripts: number;
  /** JavaScript that is loaded later, when something happens. */
  onDemand: number;
  /** Everything that a 412 px phone loads for the first view. */
  firstView: number;
}

export interface Budgets {
  every: Budget;
  /** What differs, by file: `contacts.html`. */
  pages: Readonly<Record<string, Partial<Budget>>>;
  /** All fonts of the site together, and how many files they are at most. */
  fonts: { bytes: number; files: number };
}

/** The budgets of this site. */
export const BUDGETS: Budgets = {
  every: { html: 14 * KB, scripts: 9 * KB, onDemand: 0, firstView: 70 * KB },
  pages: {
    'index.html': { firstView: 90 * KB },
    'contacts.html': { scripts: 12 * KB },
  },
  fonts: { bytes: 30 * KB, files: 2 },
};

/**
 * The same for a build with the second channel: the form decides between two, and the library of the document database is
 * loaded when e-mail refuses a message.
 */
export const BUDGETS_WITH_FIREBASE: Budgets = {
  ...BUDGETS,
  pages: { ...BUDGETS.pages, 'contacts.html': { scripts: 13 * KB, onDemand: 80 * KB } },
};

export interface SiteReport {
  pages: readonly PageWeight[];
  /** Sizes of the font files. */
  fonts: readonly number[];
}

/** A budget that is not kept. */
export interface Violation {
  /** The page, or `all pages`. */
  page: string;
  what: string;
  measured: number;
  allowed: number;
}

const WORDS: Record<keyof Budget, string> = {
  html: 'HTML with its CSS',
  scripts: 'JavaScript',
  onDemand: 'JavaScript loaded later',
  firstView: 'first view of a 412 px phone',
};

/** Compares what the pages weigh with what they may weigh. Sizes in bytes. */
export function checkBudgets({ pages, fonts }: SiteReport, budgets: Budgets = BUDGETS): Violation[] {
  const found: Violation[] = pages.flatMap((page) => {
    const budget = { ...budgets.every, ...budgets.pages[page.file] };
    return (Object.keys(WORDS) as (keyof Budget)[]).map((key) => ({
      page: page.file,
      what: WORDS[key],
      measured: page[key],
      allowed: budget[key],
    }));
  });
  const all = { page: 'all pages', what: 'fonts together' };
  found.push({ ...all, measured: fonts.reduce((sum, size) => sum + size, 0), allowed: budgets.fonts.bytes });
  found.push({ ...all, what: 'number of font files', measured: fonts.length, allowed: budgets.fonts.files });
  return found.filter(({ measured, allowed }) => measured > allowed);
}

/** One line for people, with a remedy where an editor has one. */
export function describeViolation({ page, what, measured, allowed }: Violation): string {
  const format = (value: number) => value.toLocaleString('en');
  // Compression makes a byte of three to four characters of text.
  const remedy =
    what === WORDS.html
      ? ` — shorten the page's texts in content/ by about ${format(Math.ceil((measured - allowed) / 25) * 100)} characters`
      : '';
  return `${page}: ${what}: ${format(measured)}, allowed are ${format(allowed)}${remedy}`;
}
