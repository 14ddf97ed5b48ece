import { load, type CheerioAPI } from 'cheerio';
import type { Script } from './islands/bundle';

/** A page without Next's runtime, before it gets its styles and script. */
export interface Page {
  /** Its name in the export, such as `about.html`. */
  file: string;
  $: CheerioAPI;
  /** The address of the style sheet that Next linked. */
  sheet: string;
  /** Names of the page's islands, each once, in alphabetical order. */
  islands: string[];
}

const SHEET = 'link[rel=stylesheet][href^="/_next/"]:not([media])';

/** What Next and React add for their runtime. The hidden element is Next's empty container for metadata. */
const RUNTIME = [
  'script[src^="/_next/"]',
  'link[rel=preload][as=script]',
  'link[rel=preload][as=style]',
  'link[rel=modulepreload]',
  'link[rel=preconnect][href="/"]',
  'link[rel=expect]',
  'meta[name=next-size-adjust]',
  'body > div[hidden]:not(:has(*))',
].join();

/** Inline scripts of Next and React, by how they begin: the page's data, the bundler's start, React's streaming. */
const DATA = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;
const INLINE = [DATA, /^\(globalThis\["TURBOPACK[\w"]*\]/, /^(requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/];

/** What a page cannot have once the runtime is gone, by selector, each with what to do about it. */
const UNKNOWN: Record<string, string> = {
  'script:not([type="application/ld+json"], [type=speculationrules])':
    'Turn a script of the site into an island; if Next or React added it, add how it begins',
  'link:not([rel=icon], [rel=apple-touch-icon], [rel=canonical], [rel=stylesheet])':
    'Decide whether pages keep this link',
  'meta[name^=next-]': 'Decide whether pages keep it',
  style: 'Move its styles into a CSS file that the layout imports',
  'template, div[id^="S:"]': 'Remove the Suspense around that part: no script will move it into place',
  '[data-island] [data-island]': 'Make it a part of the outer island',
};

/**
 * Parses a page that Next exported and removes Next's runtime.
 *
 * @throws {Error} for anything in it that is unknown
 */
export function readPage(file: string, html: string): Page {
  // Without scripting, the content of `<noscript>` is parsed as markup.
  const $ = load(html, { scriptingEnabled: false });
  const stop = (what: string, fix: string): never => {
    throw new Error(`${file} has ${what}. ${fix} (tools/postbuild/page.ts).`);
  };
  const inline = $('script:not([src], [type])').filter((_, script) =>
    INLINE.some((start) => start.test($(script).text())),
  );
  if (!inline.get().some((script) => DATA.test($(script).text()))) {
    stop('no data for hydration', 'Run "next build" first; if Next was upgraded, correct DATA');
  }
  inline.remove();
  $(RUNTIME).remove();
  for (const [selector, fix] of Object.entries(UNKNOWN)) {
    const [found] = $(selector).get();
    if (found) stop(`an unknown ${$.html(found).slice(0, 120)}`, fix);
  }
  const sheets = $('link[rel=stylesheet]');
  if (sheets.length !== 1 || !sheets.is(SHEET))
    stop(`${sheets.length} style sheets`, 'Pages link one, and Next writes it');
  const islands = $('[data-island]').map((_, root) => $(root).attr('data-island'));

  // In islands, React's comments separate adjacent texts, which hydration needs.
  const comments = $('*')
    .contents()
    .filter((_, node) => node.type === 'comment' && $(node).closest('[data-island]').length === 0);
  comments.remove();
  // React writes `hidden` without its value. With it, the browser's search finds hidden text.
  $('[hidden]').attr('hidden', 'until-found');
  return { file, $, sheet: sheets.attr('href')!, islands: [...new Set(islands.get())].sort() };
}

/**
 * Orders the head and adds styles and script: first what the parser needs, then the page's main picture, then metadata,
 * since some readers of shared links stop early, and the styles last.
 *
 * @returns the HTML
 */
export function composePage({ $ }: Page, css: string, script: Script): string {
  $('link[rel=stylesheet]').remove();
  const first = ['meta[charset]', 'meta[name=viewport]', 'title'].map((selector) => $(`head > ${selector}`));
  $('head')
    .prepend(...first, ...preloadsOf($))
    .append($('<style>').text(css));
  // A module runs after parsing wherever it is.
  $('body').append(`<script type="module" src="${script.src}" integrity="${script.integrity}"></script>`);
  // An attribute that contains quotation marks, such as JSON, is shorter between apostrophes.
  return $.html().replace(
    /="([^"]*&quot;[^"]*)"/g,
    (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );
}

/**
 * Links that make browsers request the page's main picture before they lay the page out; otherwise the font would come
 * first. A browser without AVIF finds the picture in the body.
 */
function preloadsOf($: CheerioAPI) {
  const sources = $('picture:has(> img[fetchpriority=high])').first().children('source');
  const wide = sources.attr('media');
  return sources.get().map((source) => {
    const media = $(source).attr('media') ?? (wide && `not all and ${wide}`);
    return $('<link rel="preload" as="image" type="image/avif" fetchpriority="high">').attr({
      ...(media && { media }),
      imagesrcset: $(source).attr('srcset')!,
      imagesizes: $(source).attr('sizes')!,
    });
  });
}
