import type { ReactNode } from 'react';

/** The last column of the newspaper layout, next to a rule. Its content stays in view while longer columns scroll. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-sand-300 pt-10 lg:border-l lg:border-t-0 lg:border-sand-400 lg:pl-8 lg:pt-0">
      <div className="space-y-12 lg:sticky lg:top-28">{children}</div>
    </div>
  );
}
