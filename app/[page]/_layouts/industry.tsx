import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { TextSections } from '@/components/sections/text-sections';
import { TitledBand } from '@/components/sections/titled-band';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** An industry: a picture with the name in a round badge on its edge, and what Nestif does there. */
export function IndustryPage({ page }: { page: Content['collections']['industries'][string] }) {
  const { badge, lead, picture, list, sections, close } = page;
  return (
    <>
      <div className="wrap pt-6 lg:pt-10">
        <Picture
          {...pictureSource(picture, 'column')}
          first
          className="aspect-[4/3] w-full rounded-picture object-cover sm:aspect-[2.2]"
        />
        <div className="grid gap-6 px-3 lg:grid-cols-[15rem_1fr] lg:gap-12 lg:px-12">
          <h1 className="badge relative -mt-20 w-40 border-8 border-sand-50 lg:-mt-28 lg:w-60 lg:text-3xl">{badge}</h1>
          <p className="max-w-prose text-xl lg:pt-8">{lead}</p>
        </div>
      </div>
      {list && (
        <TitledBand heading={list.heading} ground="sand">
          <Points points={list.items} />
        </TitledBand>
      )}
      <TextSections sections={sections} />
      <CloseBand {...close} />
    </>
  );
}
