import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Benefits } from './_sections/benefits';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const { heading, intro, picture, benefits, sections, related, callToAction } = getContent().pages.softwareconsulting;
  return (
    <Page path="/softwareconsulting" closing={callToAction}>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <Benefits {...benefits} />
      <TextSections sections={sections.filter(({ sheet }) => !sheet)} />
      <MarginSections sections={sections.filter(({ sheet }) => sheet)} related={related} />
    </Page>
  );
}
