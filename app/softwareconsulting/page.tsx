import { Page } from '@/components/layout/page';
import { DocumentSections } from '@/components/sections/document';
import { MarginSections } from '@/components/sections/margin-sections';
import { Points } from '@/components/sections/points';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-section';
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
      <DocumentSections sections={sections} labels={content.navigation.sheet} />
      <TextSections sections={sections.filter(({ sheet, document }) => !sheet && !document)} />
      <TitledBand heading={benefits.heading} background="sand">
        <Points points={benefits.items} numbered />
      </TitledBand>
      <MarginSections content={content} sections={sections.filter(({ sheet }) => sheet)} related={related} />
    </Page>
  );
}
