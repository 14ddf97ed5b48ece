import type { Content } from '@/lib/content';

/** The five benefits: with their heading they make six fields of equal size, three or two in a row. */
export function Benefits({ heading, items }: Content['pages']['softwareconsulting']['benefits']) {
  return (
    <section className="mt-16 bg-sand-200/50 py-16 lg:mt-24 lg:py-24">
      <div className="wrap grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        <h2 className="text-3xl">{heading}</h2>
        <ol className="contents">
          {items.map(({ id, heading: benefit, text }, index) => (
            <li key={id} id={id} className="border-t-2 border-navy-800 pt-4">
              <span aria-hidden="true" className="block text-3xl font-bold text-navy-500">
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl">{benefit}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
