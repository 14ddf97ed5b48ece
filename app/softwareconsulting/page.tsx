import { Page } from '@/components/layout/page';
import { DocumentSections } from '@/components/sections/document';
import { MarginSections } from '@/components/sections/margin-sections';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Benefits } from './_sections/benefits';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const content = getContent();
  const { heading, intro, picture, benefits, sections, related, callToAction } = content.pages.softwareconsulting;
  return (
    <Page content={content} path="/softwareconsulting" closing={callToAction}>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <DocumentSections sections={sections} labels={content.navigation.sheet} />
      <TextSections sections={sections.filter(({ sheet, document }) => !sheet && !document)} />
      <Benefits {...benefits} />
      <MarginSections content={content} sections={sections.filter(({ sheet }) => sheet)} related={related} />
    </Page>
  );
}
