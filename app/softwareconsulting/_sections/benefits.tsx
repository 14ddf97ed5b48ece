import { Point } from '@/components/sections/points';
import type { Content } from '@/lib/content';

/** The five benefits: with their heading they make six fields of equal size, three or two in a row. */
export function Benefits({ heading, items }: Content['pages']['softwareconsulting']['benefits']) {
  return (
    <section className="band-sand">
      <div className="wrap grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        <h2 className="text-3xl">{heading}</h2>
        <ol className="contents">
          {items.map((item, index) => (
            <Point key={item.id} {...item} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}
