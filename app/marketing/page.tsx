import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Banner } from './_sections/banner';
import { SectionCards } from './_sections/section-cards';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/marketing', content.pages.marketing.page);
}

export default function MarketingPage() {
  const { heading, banner, needs, how, sections, close } = getContent().pages.marketing;
  return (
    <>
      <Banner title={heading} {...banner} />
      <TitledBand heading={needs.heading}>
        <div className="max-w-prose space-y-4 text-lg">
          {needs.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TitledBand>
      <TitledBand heading={how.heading} ground="sand">
        <Points points={how.points} />
      </TitledBand>
      <SectionCards sections={sections} />
      <CloseBand {...close} />
      <StructuredData path="/marketing" />
    </>
  );
}
