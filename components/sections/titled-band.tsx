import type { ReactNode } from 'react';

interface TitledBandProps {
  heading?: string | undefined;
  /** Sand sets a band off from its neighbours. */
  background?: 'plain' | 'sand' | undefined;
  children: ReactNode;
}

/** A band of the page. In wide windows its heading is on the left, with the content beside it. */
export function TitledBand({ heading, background = 'plain', children }: TitledBandProps) {
  return (
    <section className={background === 'sand' ? 'band-sand' : 'pt-12 lg:pt-28'}>
      <div className="wrap margin-grid gap-y-8">
        {heading && <h2 className="text-2xl lg:sticky lg:top-below-header lg:self-start">{heading}</h2>}
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
    </section>
  );
}
