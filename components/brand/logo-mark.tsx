import { colours } from '@/lib/tokens';

interface LogoMarkProps {
  className: string;
  /** Colour of the innermost bowl: red on light grounds, marigold or the bowls' own on navy. */
  inner?: string;
}

/** The logo mark: three nested bowls that hold a sun. Decorative; the name stands beside it. */
export function LogoMark({ className, inner = colours.red[600] }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <LogoMarkShapes inner={inner} />
    </svg>
  );
}

/** The logo mark's shapes on a field of 40 by 40, for drawings that hold more than it. */
export function LogoMarkShapes({ inner }: { inner: string }) {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth="3.4">
        <path d="M4 19a16 16 0 0 0 32 0M10.2 19a9.8 9.8 0 0 0 19.6 0" stroke="currentColor" />
        <path d="M16.4 19a3.6 3.6 0 0 0 7.2 0" stroke={inner} />
      </g>
      <circle cx="20" cy="8.5" r="4.5" fill={colours.marigold[400]} />
    </>
  );
}
