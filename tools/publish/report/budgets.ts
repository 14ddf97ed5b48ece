import { getContent } from '@/lib/content';
import type { PageWeight } from './weigh';

/** The most that a page may weigh, in bytes; text after brotli 11. */
export type Budget = Pick<PageWeight, 'response' | 'scripts' | 'onDemand' | 'initialLoad'>;

export interface Budgets {
  every: Budget;
  /** What differs, by file: `contacts.html`. */
  pages: Readonly<Record<string, Partial<Budget>>>;
  /** All fonts of the site together, in bytes. */
  fonts: number;
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
  fonts: 30 * KB,
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
  pages.flatMap(({ file, response }) => violation(file, LABELS.response, response, INITIAL_WINDOW));

/** Compares the weights of the pages with the budgets. @returns a line for each budget that is exceeded */
export function checkBudgets({ pages, fonts }: SiteReport, budgets: Budgets): string[] {
  const ofPages = pages.flatMap((page) => {
    const budget = { ...budgets.every, ...budgets.pages[page.file] };
    return (Object.keys(LABELS) as (keyof Budget)[]).flatMap((key) =>
      violation(page.file, LABELS[key], page[key], budget[key]),
    );
  });
  const fontBytes = fonts.reduce((sum, size) => sum + size, 0);
  return [...ofPages, ...violation('all pages', 'fonts together', fontBytes, budgets.fonts)];
}

/** One line if there is more than allowed, with a fix for editors where there is one. */
function violation(page: string, what: string, measured: number, allowed: number): string[] {
  if (measured <= allowed) return [];
  const format = (value: number) => value.toLocaleString('en');
  // Three to four characters of text compress to one byte.
  const characters = format(Math.ceil((measured - allowed) / 25) * 100);
  const fix =
    what === LABELS.response ? ` — shorten the page's texts in content/ by about ${characters} characters` : '';
  return [`${page}: ${what}: ${format(measured)}, allowed are ${format(allowed)}${fix}`];
}
