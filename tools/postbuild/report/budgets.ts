import { getContent } from '@/lib/content';
import { textsIn } from '@/lib/content/values';
import type { PageWeight } from './weigh';

/** The most that a page may weigh, in bytes; text after brotli 11. */
type Budget = Pick<PageWeight, 'response' | 'scripts' | 'onDemand' | 'initialLoad'>;

export interface Budgets {
  every: Budget;
  /** The budgets that differ, by file: `contacts.html`. */
  pages: Readonly<Record<string, Partial<Budget>>>;
  /** All fonts of the site together, in bytes. */
  fonts: number;
}

const KB = 1024;

export const BUDGETS: Budgets = {
  every: { response: 18_000, scripts: 9 * KB, onDemand: 0, initialLoad: 70 * KB },
  pages: {
    'index.html': { initialLoad: 80 * KB },
    // The pictures that fill the window.
    ...Object.fromEntries(
      Object.keys(getContent().collections.services).map((name) => [`${name}.html`, { initialLoad: 110 * KB }]),
    ),
    'contacts.html': { scripts: 14.2 * KB },
  },
  fonts: 30 * KB,
};

/** With Firebase, the form chooses between two channels and loads the database's library when email fails. */
export const BUDGETS_WITH_FIREBASE: Budgets = {
  ...BUDGETS,
  pages: { ...BUDGETS.pages, 'contacts.html': { scripts: 14.4 * KB, onDemand: 60 * KB } },
};

export interface SiteReport {
  pages: readonly PageWeight[];
  /** Sizes of the font files in bytes. */
  fonts: readonly number[];
}

const LABELS: Record<keyof Budget, string> = {
  response: 'the page with its styles, compressed',
  scripts: 'scripts',
  onDemand: 'scripts loaded later',
  initialLoad: 'all that a phone loads first',
};

/** The size in bytes above which a page is worth shortening: over a phone connection each kilobyte takes about 5 ms. */
const HEAVY = 15_600;

/** From this size, in bytes, we blame menus and footer for a heavy page. */
const HEAVY_FRAME = 4_000;

/** A warning for each page that is heavy but still allowed, with what to do. */
export const heavyPages = (pages: readonly PageWeight[]): string[] =>
  pages.flatMap((page) => violation(page.file, LABELS.response, page.response, HEAVY, fixFor(page, HEAVY)));

/** Compares the weights of the pages with the budgets. @returns a line for each budget that is exceeded */
export function checkBudgets({ pages, fonts }: SiteReport, budgets: Budgets): string[] {
  const ofPages = pages.flatMap((page) => {
    const budget = { ...budgets.every, ...budgets.pages[page.file] };
    return (Object.keys(LABELS) as (keyof Budget)[]).flatMap((key) =>
      violation(page.file, LABELS[key], page[key], budget[key], key === 'response' ? fixFor(page, budget[key]) : ''),
    );
  });
  const fontBytes = fonts.reduce((sum, size) => sum + size, 0);
  return [...ofPages, ...violation('all pages', 'fonts together', fontBytes, budgets.fonts)];
}

const format = (value: number) => Math.round(value).toLocaleString('en');

/**
 * The cause of a heavy page, and what an editor can do: use fewer links in menus and footer if there are many,
 * otherwise shorten the text.
 */
function fixFor({ file, response, frame }: PageWeight, allowed: number): string {
  if (frame >= HEAVY_FRAME) {
    const count = `the menus and footer list many pages and take up ${format(frame)} bytes of it`;
    return ` — ${count}: remove the pages that you need least`;
  }
  // Three to four characters of text compress to one byte.
  const characters = format(Math.ceil((response - allowed) / 25) * 100);
  const share = `the menus and footer, the same on every page, take up ${format(frame)} bytes of it`;
  return ` — ${share}; shorten the page's own texts by about ${characters} characters${longestText(file)}`;
}

/** The text of a page to shorten first. @param page its file, such as `about.html` */
function longestText(page: string): string {
  const name = page === 'index.html' ? 'home' : page.replace('.html', '').replace(/^404$/, 'not-found');
  const { pages, collections } = getContent();
  const [folder, values] = Object.entries<object>({ pages, ...collections }).find(([, each]) => name in each) ?? [];
  if (!folder) return '';
  const file = `content/${folder}/${name}.yaml`;
  const [longest] = textsIn(values?.[name as keyof typeof values]).sort((a, b) => b.length - a.length);
  if (!longest) return '';
  return `; the longest, in ${file}, begins “${longest.slice(0, 40)}…”, with ${format(longest.length)}`;
}

/** One line if there is more than allowed, with a fix for editors where there is one. */
function violation(page: string, what: string, measured: number, allowed: number, fix = ''): string[] {
  if (measured <= allowed) return [];
  return [`${page}: ${what}: ${format(measured)} bytes, more than ${format(allowed)}${fix}`];
}
