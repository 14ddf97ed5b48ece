import { colours } from '@/lib/site/tokens';

/**
 * The logo mark, three nested bowls that hold a sun, in a box of 40 by 40.
 *
 * @param sun its colour
 * @param inner colour of the innermost bowl: red on light backgrounds; on navy, marigold or the colour of the other bowls
 */
export function LogoMarkShapes({ inner, sun = colours.marigold[400] }: { inner: string; sun?: string }) {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth="3.4">
        <path d="M4 19a16 16 0 0 0 32 0M10.2 19a9.8 9.8 0 0 0 19.6 0" stroke="currentColor" />
        <path d="M16.4 19a3.6 3.6 0 0 0 7.2 0" stroke={inner} />
      </g>
      <circle cx="20" cy="8.5" r="4.5" fill={sun} />
    </>
  );
}
