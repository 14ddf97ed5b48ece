import { Symbol } from './symbol';

/** The company's symbol and name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Symbol className="h-10 w-10" />
      <span className="text-2xl font-bold tracking-tight">{name}</span>
    </span>
  );
}
