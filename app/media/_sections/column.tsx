import type { ReactNode } from 'react';

/** The last of the newspaper's columns, beside a rule. What it holds stays in view beside longer ones. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="lg:border-l lg:border-sand-400 lg:pl-8">
      <div className="space-y-12 lg:sticky lg:top-28">{children}</div>
    </div>
  );
}
