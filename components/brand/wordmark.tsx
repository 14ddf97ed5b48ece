import { colours } from '@/lib/site/tokens';
import { LogoMarkShapes } from './logo-mark';

interface WordmarkProps {
  /** The company's name, for assistive technology: the letters are a drawing. */
  name: string;
  onNavy?: boolean;
}

/**
 * Strokes of the letters "Nestif". They match the logo mark: their x-height is at its rim, their baseline at its foot.
 */
const LETTERS = [
  'M51.2 34.8V11.1L67.3 34.8V11.1',
  'M74.1 27H90.1A8 8 0 1 0 86.6 33.6',
  'M105.7 22.2c-1-2-2.7-3.2-4.8-3.2-2.6 0-4.4 1.5-4.4 3.8 0 2.3 1.7 3.2 4.8 4 3.2.8 5 1.8 5 4.2 0 2.4-2 4-4.9 4-2.5 0-4.4-1.1-5.4-3.1',
  'M116.5 13.2V28.7A6.3 6.3 0 0 0 126.9 33.5M112.4 19.2h8.6',
  'M133.2 19.2V34.8',
  'M143.9 34.8V14.7a4.6 4.6 0 0 1 4.6-4.6h1.2M139.9 19.2h9',
].join('');

/**
 * The company's logo mark and name, for light or navy backgrounds. The bowls and letters have the colour of the text.
 */
export function Wordmark({ name, onNavy = false }: WordmarkProps) {
  const inner = onNavy ? colours.marigold[400] : colours.red[600];
  return (
    <svg
      viewBox="2 -2.2 150 44.4"
      width="135"
      height="40"
      className="h-auto w-[8.4rem] max-w-none"
      role="img"
      aria-label={name}
      // React's types have this attribute only for HTML elements.
      {...{ translate: 'no' }}
    >
      {/* A browser's own dark theme darkens the header's background, but not this. */}
      {!onNavy && <path d="M2-2.2h150v44.4H2z" fill={colours.sand[50]} className="forced-colors:hidden print:hidden" />}
      <LogoMarkShapes inner={inner} />
      <path
        d={LETTERS}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {/* The dot of the i. On paper and in forced colours, its own colour may not suit the background. */}
      <circle cx="133.2" cy="10.6" r="3.4" fill={inner} className="forced-colors:fill-current print:fill-current" />
    </svg>
  );
}
