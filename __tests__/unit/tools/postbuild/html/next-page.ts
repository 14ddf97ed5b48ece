/** Small pages as Next writes them, with everything that the postbuild step removes. */

const SHEET = '/_next/static/chunks/site.css';

export const FLIGHT =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:[]"])</script>';

interface Parts {
  head?: string;
  main?: string;
  /** What follows the content, such as scripts. */
  end?: string;
}

/** The links to the style sheet and scripts. */
const LINKS =
  '<link rel="preconnect" href="/" crossorigin=""/>' +
  `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>` +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/main.js" async=""></script>';

/** The HTML of a page, which is valid without any parts. */
export function nextPage({ head = '', main = '<h1>About</h1>', end = FLIGHT }: Parts = {}): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
    `${LINKS}<meta name="next-size-adjust" content=""/><title>About</title>${head}</head>` +
    `<body><div hidden=""><!--$--><!--/$--></div><main id="main">${main}</main>${end}</body></html>`
  );
}

/** The root of an island with the given attributes and content. */
export const island = (name: string, content = '', hydrate = 'idle', props = '{}'): string =>
  `<div data-island="${name}" data-hydrate="${hydrate}" data-props="${props.replaceAll('"', '&quot;')}">${content}</div>`;
