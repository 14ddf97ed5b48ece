import { Point } from '@/components/sections/points';
import type { Content } from '@/lib/content';

/** The five benefits: with their heading they make six fields of equal size, three or two in a row. */
export function Benefits({ heading, items }: Content['pages']['softwareconsulting']['benefits']) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <div className="six-fields">
          <h2 className="text-3xl">{heading}</h2>
          <ol role="list">
            {items.map((item, index) => (
              <Point key={item.id} {...item} number={index + 1} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
