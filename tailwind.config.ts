import type { Config } from 'tailwindcss';
import { CAROUSEL_INTERVAL } from './lib/site/specification';
import { colours } from './lib/site/tokens';

/**
 * The size of a heading: the smallest, one that grows with the window, and the largest. It is limited where text is so
 * large that a long word would not fit into a phone's line; at 100% that begins below 360 px. It never gets as small as
 * the text.
 */
const heading = (size: string, max = '11.5vw'): string => `max(1.125rem, min(clamp(${size}), ${max}))`;

const navy = colours.navy[900];

/**
 * The design tokens: colours from `lib/site/tokens.ts`, type, spacing and breakpoints. `docs/design.md` shows how to
 * use them.
 */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  // Not a class here, but a method of arrays.
  blocklist: ['filter'],
  // Only devices that can really hover get hover styles, so that nothing stays highlighted after a tap on a phone.
  future: { hoverOnlyWhenSupported: true },
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...colours },
    fontFamily: { sans: ['Familjen', 'Fallback-Roboto', 'Fallback-Arial', 'system-ui', 'sans-serif'] },
    /*
     * The scale, in px of letters and lines, on a phone and at 1280 px:
     * sm 16/24, base 17/27, lg 18/28 (19/29), xl 19/25 to 21/27, 2xl 24/29 to 30/36, 3xl 30/34 to 44/49,
     * statement 34/37 to 56/60, 4xl 40/41 to 72/74; the text of articles is `read`, 18/30.
     */
    fontSize: {
      // No smaller: on simple screens the letter i loses its dot at 15 px.
      sm: ['1rem', '1.5rem'],
      base: ['1.0625rem', '1.7rem'],
      read: ['1.125rem', '1.875rem'],
      // Limited like headings, so that it stays smaller than they are.
      lg: ['max(1.0625rem, min(1.1875rem, 9.6vw))', '1.515'],
      // Four ranks of headings: item, part, section, title.
      xl: [heading('1.1875rem, 1.14rem + 0.22vw, 1.3125rem'), '1.3'],
      '2xl': [heading('1.5rem, 1.36rem + 0.62vw, 1.875rem'), '1.22'],
      '3xl': [heading('1.875rem, 1.54rem + 1.5vw, 2.75rem', '11.5vw + 0.1rem'), '1.12'],
      // The sentence of an article, under its topic: 34/38 on phones, 56/60 in wide windows. On a phone held sideways, the
      // window's height limits it and the title.
      statement: [heading('2.125rem, 1.6rem + 2.35vw, 3.5rem', '9.5vw, 8vh + 0.7rem'), '1.08'],
      '4xl': [heading('2.5rem, 1.86rem + 2.85vw, 4.5rem', '9.5vw + 0.4rem, 8vh + 0.7rem'), '1.03'],
    },
    // This needs no default, because the browser's is `ease`.
    transitionTimingFunction: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    screens: { sm: '36rem', md: '48rem', lg: '64rem', xl: '80rem' },
    extend: {
      // The line over a slide's heading grows while the slide is shown.
      transitionDuration: { slide: `${CAROUSEL_INTERVAL}ms` },
      // Very large text leaves little room in a narrow window, so the space around it shrinks first.
      spacing: {
        5: 'min(1.25rem, 6vw)',
        6: 'min(1.5rem, 7vw)',
        7: 'min(1.75rem, 8vw)',
        8: 'min(2rem, 9vw)',
        gutter: 'var(--gutter)',
        header: 'var(--header)',
        'below-header': 'calc(var(--header) + 2rem)',
      },
      maxWidth: { page: 'calc(var(--half) * 2 + 6rem)', prose: '37rem' },
      borderRadius: { card: '1.5rem', picture: '1.5rem' },
      // The last two digits are the opacity, from 00 to ff.
      boxShadow: {
        card: `0 1px 2px ${navy}0f, 0 8px 24px -12px ${navy}2e`,
        raised: `0 2px 4px ${navy}0a, 0 24px 48px -20px ${navy}2e`,
      },
      // Only the properties that change on this site: fewer than Tailwind lists.
      transitionProperty: {
        DEFAULT: 'opacity, transform',
        colors: 'color, background-color, border-color',
      },
    },
  },
};

export default config;
