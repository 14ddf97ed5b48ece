/**
 * The design's colours, as `#rrggbb`. Tailwind, the browser's theme colour and the logo mark use these.
 *
 * Navy is the background, `action` the primary action of a page, red is for errors and in the logo, marigold is the
 * accent of the pictures and of marks, sand is the warm neutral. `docs/design.md` shows how they are used.
 */
export const colours = {
  white: '#ffffff',
  navy: {
    100: '#e1eaf7',
    300: '#97b3de',
    500: '#4268ae',
    600: '#2f5192',
    700: '#234378',
    800: '#173966',
    900: '#0f2748',
    950: '#0a1a33',
  },
  action: { DEFAULT: '#ca1a23', hovered: '#a8131b', pressed: '#860e15' },
  red: { 50: '#fdf2f2', 600: '#ca1a23' },
  marigold: { 300: '#ffd27a', 400: '#ffb830', 500: '#f59a12' },
  sand: { 50: '#fffcf7', 100: '#fbf5ea', 200: '#f3e9d8', 300: '#e6d6bb', 400: '#cbb693', 600: '#7d6a4c' },
  ink: { DEFAULT: '#1b2536', soft: '#424c5d' },
  leaf: { 50: '#eef8f3', 700: '#1d6348' },
} as const;
