import { Point } from '@/components/sections/point';
import type { Content } from '@/lib/content';

type Apply = Content['pages']['careers']['apply'];

/** How to apply: a row of numbered steps. `none` is set while there are no vacancies. */
export function HowToApply({ heading, none, steps }: Omit<Apply, 'none'> & { none: Apply['none'] | undefined }) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        {none && <p className="mt-3 text-lg text-ink-soft">{none}</p>}
        <ol role="list" className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {steps.map((step, index) => (
            <Point key={step.id} {...step} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}
