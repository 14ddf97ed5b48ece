import type { Content } from '@/lib/content';

/** The way into the company: its steps in a row, each under its number. */
export function Steps({ heading, steps }: Content['pages']['careers']['apply']) {
  return (
    <section className="mt-16 bg-sand-200/50 py-16 lg:mt-24 lg:py-24">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        <ol className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {steps.map(({ id, heading: step, text }, index) => (
            <li key={id} id={id} className="border-t-2 border-navy-800 pt-5">
              <span aria-hidden="true" className="block text-5xl font-bold text-navy-800">
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl">{step}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
