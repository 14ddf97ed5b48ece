import type { Metadata } from 'next';
import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { TextSection } from '@/components/sections/text-section';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Banner } from './_sections/banner';

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
      <div className="wrap grid gap-6 pt-16 lg:grid-cols-[1.4fr_1fr] lg:pt-24">
        {sections.map((section) => (
          <div key={section.id} className="card p-7 lg:p-12">
            <TextSection {...section} />
          </div>
        ))}
      </div>
      <CloseBand {...close} />
    </>
  );
}
