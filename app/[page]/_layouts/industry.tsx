import { MarginSections } from '@/components/sections/margin-sections';
import { Badge } from '@/components/sections/openings/badge';
import { TitledBand } from '@/components/sections/titled-band';
import { Numeral } from '@/components/ui/numeral';
import type { Content } from '@/lib/content';
import type { Industry } from '@/lib/content/schema';

type List = NonNullable<Industry['list']>;

/**
 * An industry page: what Nestif does for that industry. If every entry of its list has a time (`when`), the entries are
 * laid out along a line.
 */
export function IndustryPage({ page, content }: { page: Industry; content: Content }) {
  const { badge, lead, picture, list, sections, related } = page;
  return (
    <>
      <Badge title={badge} lead={lead} picture={picture} />
      {list && (list.items.every(({ when }) => when) ? <LinedList {...list} /> : <NumberedList {...list} />)}
      <MarginSections content={content} sections={sections} related={related} />
    </>
  );
}

/** The list, each entry with its number. The heading states how many entries there are. */
function NumberedList({ heading, items }: List) {
  return (
    <TitledBand heading={heading} background="sand">
      <ol role="list" className="divide-sand-300 divide-y">
        {items.map(({ id, heading, text, when }, index) => (
          <li
            key={id}
            id={id}
            className="grid grid-cols-[2.5rem_1fr] items-start gap-x-5 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-[2.5rem_1fr_1.7fr]"
          >
            <div className="row-span-2 md:row-span-1">
              <Numeral number={index + 1} />
            </div>
            <h3 className="text-xl">
              {when && <span className="block text-sm text-ink-soft">{when}</span>}
              {heading}
            </h3>
            <p className="max-md:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </TitledBand>
  );
}

/** The list along a line from one time to the next: downwards or, in wide windows, across. */
function LinedList({ heading, items }: List) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <h2 className="text-2xl">{heading}</h2>
        <ol role="list" className="moment-line mt-10">
          {items.map(({ id, heading, text, when }, index) => (
            <li key={id} id={id}>
              <Numeral number={index + 1} />
              <h3 className="text-lg leading-snug">
                <span className="mb-1 block text-sm text-ink-soft">{when}</span>
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
