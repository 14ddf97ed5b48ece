import { MarginSections } from '@/components/sections/margin-sections';
import { Badge } from '@/components/sections/openings/badge';
import { Numeral } from '@/components/ui/numeral';
import type { Content } from '@/lib/content';
import type { Industry } from '@/lib/content/schema';

/** An industry page: what Nestif does for that industry. */
export function IndustryPage({ page, content }: { page: Industry; content: Content }) {
  const { badge, lead, picture, list, sections, related } = page;
  return (
    <>
      <Badge title={badge} lead={lead} picture={picture} />
      {list && <NumberedList {...list} />}
      <MarginSections content={content} sections={sections} related={related} />
    </>
  );
}

/** The numbered entries along a line, each with its time if it has one. The heading says how many there are. */
function NumberedList({ heading, items }: NonNullable<Industry['list']>) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <h2 className="text-2xl">{heading}</h2>
        <ol role="list" className="number-line mt-10">
          {items.map(({ id, heading, text, when }, index) => (
            <li key={id} id={id}>
              <Numeral number={index + 1} />
              <h3 className="text-lg leading-snug">
                {when && <span className="mb-1 block text-sm text-ink-soft">{when}</span>}
                {heading}
              </h3>
              <p className="mt-2 max-w-prose xl:text-sm">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
