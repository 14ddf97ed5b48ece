import type { ReactNode } from 'react';

interface HeroProps {
  heading: string;
  intro: string;
  /** The quickest ways, under the heading. */
  ways: ReactNode;
  /** What is to be known before the form is used. */
  note?: ReactNode;
  form: ReactNode;
  /** What stands beside the form, from its upper to its lower edge. */
  children: ReactNode;
}

/** The heading of the page, and the form beside the other ways to reach the company. */
export function Hero({ heading, intro, ways, note, form, children }: HeroProps) {
  return (
    <div className="bg-sand-200">
      <div className="wrap py-12 lg:py-20">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{intro}</p>
        {ways}
        {note}
        <div className="mt-10 grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
          {form}
          <div className="lg:flex lg:flex-col">{children}</div>
        </div>
      </div>
    </div>
  );
}
