import { Page } from '@/components/frame/page';
import { CallToAction } from '@/components/sections/call-to-action';
import { RelatedPages } from '@/components/sections/related-pages';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Benefits } from './_sections/benefits';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const { heading, intro, picture, benefits, sections, related, callToAction } = getContent().pages.softwareconsulting;
  return (
    <Page path="/softwareconsulting">
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <Benefits {...benefits} />
      <TextSections sections={sections} />
      {related && (
        <div className="wrap pt-16">
          <RelatedPages pages={related} />
        </div>
      )}
      <CallToAction {...callToAction} />
    </Page>
  );
}
