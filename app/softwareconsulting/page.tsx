import type { Metadata } from 'next';
import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/softwareconsulting', content.pages.softwareconsulting.page);
}

export default function SoftwareConsultingPage() {
  const { heading, intro, picture, benefits, sections, close } = getContent().pages.softwareconsulting;
  return (
    <>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <TitledBand heading={benefits.heading} ground="sand">
        <Points points={benefits.items} numbered className="" />
      </TitledBand>
      <TextSections sections={sections} />
      <CloseBand {...close} />
    </>
  );
}
