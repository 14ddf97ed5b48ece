import { getContent } from '@/lib/content';
import type { PageWeight } from './weigh';

/** The most that a page may weigh, in bytes; text after brotli 11. */
export type Budget = Pick<PageWeight, 'response' | 'scripts' | 'onDemand' | 'initialLoad'>;

export interface Budgets {
  every: Budget;
  /** What differs, by file: `contacts.html`. */
  pages: Readonly<Record<string, Partial<Budget>>>;
  /** All fonts of the site together, in bytes, and the maximum number of files. */
  fonts: { bytes: number; files: number };
}

const KB = 1024;

export const BUDGETS: Budgets = {
  every: { response: 16_000, scripts: 9 * KB, onDemand: 0, initialLoad: 70 * KB },
  pages: {
    'index.html': { initialLoad: 80 * KB },
    // The pictures that fill the window.
    ...Object.fromEntries(
      Object.keys(getContent().collections.services).map((name) => [`${name}.html`, { initialLoad: 110 * KB }]),
    ),
    // On phones its cards are pictures as wide as the page.
    'services.html': { initialLoad: 76 * KB },
    'contacts.html': { scripts: 12 * KB },
  },
  fonts: { bytes: 30 * KB, files: 2 },
};

/** With Firebase, the form chooses between two channels and loads the database's library when e-mail fails. */
export const BUDGETS_WITH_FIREBASE: Budgets = {
  ...BUDGETS,
  pages: { ...BUDGETS.pages, 'contacts.html': { scripts: 13 * KB, onDemand: 80 * KB } },
};

export interface SiteReport {
  pages: readonly PageWeight[];
  /** Sizes of the font files in bytes. */
  fonts: readonly number[];
}

/** A budget that is exceeded. */
export interface Violation {
  /** The page, or `all pages`. */
  page: string;
  what: string;
  measured: number;
  allowed: number;
}

const LABELS: Record<keyof Budget, string> = {
  response: 'HTML with its CSS and headers, brotli 5',
  scripts: 'JavaScript',
  onDemand: 'JavaScript loaded later',
  initialLoad: 'initial load on a 412 px phone',
};

/**
 * The initial congestion window of TCP, in bytes: a page and its headers that fit into it arrive without waiting for an
 * acknowledgement, one round trip earlier.
 */
const INITIAL_WINDOW = 14_600;

/** Pages that do not fit into the initial window: a warning, with what to shorten. */
export const overInitialWindow = (pages: readonly PageWeight[]): string[] =>
  pages
    .filter(({ response }) => response > INITIAL_WINDOW)
    .map(({ file, response }) =>
      describeViolation({ page: file, what: LABELS.response, measured: response, allowed: INITIAL_WINDOW }),
    );

/** Compares the weights of the pages with the budgets. */
export function checkBudgets({ pages, fonts }: SiteReport, budgets: Budgets): Violation[] {
  const checks: Violation[] = pages.flatMap((page) => {
    const budget = { ...budgets.every, ...budgets.pages[page.file] };
    return (Object.keys(LABELS) as (keyof Budget)[]).map((key) => ({
      page: page.file,
      what: LABELS[key],
      measured: page[key],
      allowed: budget[key],
    }));
  });
  const fontBytes = fonts.reduce((sum, size) => sum + size, 0);
  checks.push(
    { page: 'all pages', what: 'fonts together', measured: fontBytes, allowed: budgets.fonts.bytes },
    { page: 'all pages', what: 'number of font files', measured: fonts.length, allowed: budgets.fonts.files },
  );
  return checks.filter(({ measured, allowed }) => measured > allowed);
}

/** One line, with a fix for editors where there is one. */
export function describeViolation({ page, what, measured, allowed }: Violation): string {
  const format = (value: number) => value.toLocaleString('en');
  // Three to four characters of text compress to one byte.
  const fix =
    what === LABELS.response
      ? ` — shorten the page's texts in content/ by about ${format(Math.ceil((measured - allowed) / 25) * 100)} characters`
      : '';
  return `${page}: ${what}: ${format(measured)}, allowed are ${format(allowed)}${fix}`;
}
