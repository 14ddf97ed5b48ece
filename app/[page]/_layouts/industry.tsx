import { MarginSections } from '@/components/sections/margin-sections';
import { Badge } from '@/components/sections/openings/badge';
import { TitledBand } from '@/components/sections/titled-band';
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
      {list && (list.items.every(({ when }) => when) ? <LinedList {...list} /> : <BadgedList {...list} />)}
      <MarginSections content={content} sections={sections} related={related} />
    </>
  );
}

/** The list, with a numbered badge on each entry. The heading states how many entries there are. */
function BadgedList({ heading, items }: List) {
  return (
    <TitledBand heading={heading} background="sand">
      <ol role="list" className="divide-sand-300 divide-y">
        {items.map(({ id, heading, text, when }, index) => (
          <li
            key={id}
            id={id}
            className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-5 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-[2.5rem_1fr_1.7fr]"
          >
            <StepNumber index={index} />
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

/**
 * The list along a line from one time to the next: downwards or, in wide windows, across, drawn like the logo's stroke.
 */
function LinedList({ heading, items }: List) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <h2 className="text-2xl">{heading}</h2>
        <ol role="list" className="moment-line mt-10">
          {items.map(({ id, heading, text, when }, index) => (
            <li key={id} id={id}>
              <StepNumber index={index} />
              <h3 className="text-lg leading-snug">
                <span className="mb-1 block text-sm text-ink-soft">{when}</span>
                {heading}
              </h3>
              <p className="mt-2 max-w-prose xl:text-sm">{text}</p>
              <Stroke start={index === 0} />
              {index === items.length - 1 && <StrokeEnd />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepNumber({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative flex h-10 w-10 items-center justify-center rounded-full bg-navy-800 font-semibold text-white"
    >
      {index + 1}
    </span>
  );
}

/** The stroke: a bowl around a number, then a line to the right edge of its box. */
function Stroke({ start }: { start: boolean }) {
  const bowl = 'a8 8 0 0 0 16 0 3 3 0 0 1 3-3H999';
  return (
    <svg viewBox="0 0 12 22" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <path d={(start ? 'M4.5 10' : 'M-1 7h2.5a3 3 0 0 1 3 3') + bowl} />
    </svg>
  );
}

/** The end of the stroke, to the right of the box: the bowl with the sun. */
function StrokeEnd() {
  return (
    <svg viewBox="0 0 12 22" preserveAspectRatio="xMaxYMin" aria-hidden="true">
      <path d="M-999 7H-3a4 4 0 0 1 4 4v4.5a5 5 0 0 0 10 0" />
      <circle cx="6" cy="12.5" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
