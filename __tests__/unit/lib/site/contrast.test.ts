/** @jest-environment node */
import config from '@/tailwind.config';

/** The contrast that WCAG 2.2 AA requires of text, and of the edges of controls and of graphics. */
const TEXT = 4.5;
const MARK = 3;

/**
 * Pairs of colours that axe does not check on the pages that the browser tests open: states, marks, edges, and text
 * over pictures. Each has its use, colour, background and minimum contrast.
 */
const PAIRS: [use: string, colour: string, background: string, min: number][] = [
  ['text on the closing background', 'navy.100', 'navy.900', TEXT],
  ['headings on the closing background', 'white', 'navy.900', TEXT],
  ['subtitles on a banner', 'navy.100', 'navy.900', TEXT],
  ['captions', 'navy.100', 'navy.950', TEXT],
  ['the heading of the current slide', 'white', 'navy.950', TEXT],
  ['edges of buttons on navy', 'navy.300', 'navy.900', MARK],
  ['the primary action, hovered', 'white', 'red.700', TEXT],
  ['the primary action, pressed', 'white', 'red.800', TEXT],
  ['errors', 'red.700', 'red.50', TEXT],
  ['errors next to fields', 'red.700', 'white', TEXT],
  ['success', 'leaf.700', 'leaf.50', TEXT],
  ['the quiet action, hovered', 'white', 'navy.800', TEXT],
  ['the quiet action on the failure notice', 'navy.800', 'red.50', TEXT],
  ['the mark of the current tab', 'navy.800', 'sand.50', MARK],
  ['field edges', 'sand.600', 'white', MARK],
  ['focus ring on light', 'navy.800', 'sand.50', MARK],
  ['focus ring on navy', 'white', 'navy.900', MARK],
  ['the current slide', 'white', 'navy.950', MARK],
];

test.each(PAIRS)('%s: %s on %s is at least %d to 1', (_, colour, background, min) =>
  expect(contrast(token(colour), token(background))).toBeGreaterThanOrEqual(min),
);

/** The value of a token such as `navy.800`; a name alone means its default shade. */
function token(name: string): string {
  const [scale = '', shade = 'DEFAULT'] = name.split('.');
  const colours = config.theme?.colors as Record<string, string | Record<string, string>>;
  const value = colours[scale];
  const found = typeof value === 'string' ? value : value?.[shade];
  if (!found) throw new Error(`tailwind.config.ts has no colour "${name}".`);
  return found;
}

/** Contrast ratio of two colours `#rrggbb`, by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
