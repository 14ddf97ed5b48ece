import { Symbol } from './symbol';

/** The company's symbol and name, for light grounds or for navy. */
export function Wordmark({ name, onNavy = false }: { name: string; onNavy?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Symbol className="h-10 w-10" inner={onNavy ? '#ffb830' : undefined} />
      <span className="text-2xl font-bold tracking-tight">{name}</span>
    </span>
  );
}
