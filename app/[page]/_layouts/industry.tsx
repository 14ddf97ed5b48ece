import { CallToAction } from '@/components/sections/call-to-action';
import { MarginSections } from '@/components/sections/margin-sections';
import { RelatedPagesSection } from '@/components/sections/related-pages';
import { TitledBand } from '@/components/sections/titled-band';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

type Industry = Content['collections']['industries'][string];

/**
 * An industry: a picture with the name in a round badge on its edge, and what Nestif does there. Badge and headings
 * stand in one margin, all running text in the column beside it.
 */
export function IndustryPage({ page }: { page: Industry }) {
  const { badge, lead, picture, list, sections, related, callToAction } = page;
  return (
    <>
      <div className="wrap pt-6 lg:pt-10 2xl:max-w-[100rem]">
        <Picture
          {...pictureSource(picture, 'column')}
          priority
          className="aspect-[4/3] w-full rounded-picture object-cover sm:aspect-[2.2]"
        />
      </div>
      <div className="wrap grid grid-cols-1 gap-5 md:grid-cols-[11rem_1fr] lg:grid-cols-[1fr_2.4fr] lg:gap-16">
        <h1 className="badge relative -mt-16 ml-3 w-36 max-w-[calc(100%-0.75rem)] self-start border-8 border-sand-50 text-xl sm:-mt-20 sm:w-40 sm:text-2xl lg:-mt-28 lg:w-60 lg:text-3xl print:mt-0">
          {badge}
        </h1>
        <p className="max-w-prose text-lg sm:text-xl md:pt-8">{lead}</p>
      </div>
      {list && (
        <TitledBand heading={list.heading} ground="sand">
          <BadgedList items={list.items} />
        </TitledBand>
      )}
      <MarginSections sections={sections} />
      <RelatedPagesSection pages={related} />
      <CallToAction {...callToAction} />
    </>
  );
}

/** The list that the heading counts, each entry with its number in a small badge. */
function BadgedList({ items }: { items: NonNullable<Industry['list']>['items'] }) {
  return (
    <ol className="divide-y divide-sand-300">
      {items.map(({ id, heading, text }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-5 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-[2.5rem_1fr_1.7fr]"
        >
          <span
            aria-hidden="true"
            className="flex h-10 w-10 items-center justify-center rounded-full bg-navy-800 font-semibold text-white"
          >
            {index + 1}
          </span>
          <h3 className="text-xl">{heading}</h3>
          <p className="max-md:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
