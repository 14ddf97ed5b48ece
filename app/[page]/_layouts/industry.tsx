import { MarginSections } from '@/components/sections/margin-sections';
import { TitledBand } from '@/components/sections/titled-band';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import type { Industry } from '@/lib/content/schema';
import { pictureSource } from '@/lib/pictures';
import { colours } from '@/lib/tokens';

type List = NonNullable<Industry['list']>;

/** Letters of a word that is too long for the usual size of a badge: "Healthcare" just fits. */
const LONG_WORD = 11;

/**
 * An industry: a picture with the name in a round badge on its edge, and what Nestif does there. Badge and headings
 * stand in one margin, all running text in the column beside it. A list whose entries have moments runs along a line.
 */
export function IndustryPage({ page, content }: { page: Industry; content: Content }) {
  const { badge, lead, picture, list, sections, related } = page;
  const isLong = badge.split(/[\s-]/).some((word) => word.length >= LONG_WORD);
  return (
    <>
      <div className="wrap pt-6 lg:pt-10">
        <Picture
          {...pictureSource(picture, 'column')}
          priority
          className="opening-picture aspect-[4/3] w-full rounded-picture object-cover sm:aspect-[2.2]"
        />
      </div>
      <div className="wrap margin-grid max-lg:grid-cols-1 max-lg:gap-5 md:max-lg:grid-cols-[15rem_1fr]">
        <h1 className={`badge ${isLong ? 'badge-long' : ''}`}>{badge}</h1>
        <p className="max-w-prose text-lg sm:text-xl md:pt-8 xl:max-w-none xl:text-2xl">{lead}</p>
      </div>
      {list && (list.items.every(({ when }) => when) ? <LinedList {...list} /> : <BadgedList {...list} />)}
      <MarginSections content={content} sections={sections} related={related} />
    </>
  );
}

/** The list that the heading counts, each entry with its number in a small badge. */
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
            <Number index={index} />
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

/** The same along a line, from one moment to the next: downwards, and in wide windows across, as the logo's stroke. */
function LinedList({ heading, items }: List) {
  return (
    <section className="band-sand">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        <ol role="list" className="moment-line mt-10">
          {items.map(({ id, heading, text, when }, index) => (
            <li key={id} id={id}>
              <Number index={index} />
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

function Number({ index }: { index: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative flex h-10 w-10 items-center justify-center rounded-full bg-navy-800 font-semibold text-white"
    >
      {index + 1}
    </span>
  );
}

/** The stroke around a number by a bowl, and on to the right for as long as its box is. */
function Stroke({ start }: { start: boolean }) {
  const bowl = 'a8 8 0 0 0 16 0 3 3 0 0 1 3-3H999';
  return (
    <svg viewBox="0 0 12 22" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <path d={(start ? 'M4.5 10' : 'M-1 7h2.5a3 3 0 0 1 3 3') + bowl} />
    </svg>
  );
}

/** Its end, at the right of the box: the bowl that holds the sun. */
function StrokeEnd() {
  return (
    <svg viewBox="0 0 12 22" preserveAspectRatio="xMaxYMin" aria-hidden="true">
      <path d="M-999 7H-3a4 4 0 0 1 4 4v4.5a5 5 0 0 0 10 0" />
      <circle cx="6" cy="12.5" r="2.5" fill={colours.marigold[400]} stroke="none" />
    </svg>
  );
}
