import { colours } from '@/lib/site/tokens';

const [navy, marigold] = [colours.navy[800], colours.marigold[400]];

/**
 * The site's icon for browser tabs, `public/icon.svg`: a simpler drawing of the logo mark, as an SVG document of 48 px.
 */
export const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>" +
  `<rect width='48' height='48' rx='11' fill='${navy}'/>` +
  "<g fill='none' stroke-linecap='round' stroke-width='5'><path d='M8.5 23a15.5 15.5 0 0 0 31 0' stroke='#fff'/>" +
  `<path d='M17 23a7 7 0 0 0 14 0' stroke='${marigold}'/></g><circle cx='24' cy='11' r='5.5' fill='${marigold}'/></svg>`;
