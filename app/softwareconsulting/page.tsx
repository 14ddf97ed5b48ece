import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Points } from '@/components/sections/points';
import { SplitIntro } from '@/components/sections/split-intro';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const content = getContent();
  const { heading, intro, picture, benefits, sections, related, callToAction } = content.pages.softwareconsulting;
  return (
    <Page content={content} path="/softwareconsulting" closing={callToAction}>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <TitledBand heading={benefits.heading} background="sand">
        <Points points={benefits.items} numbered />
      </TitledBand>
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
