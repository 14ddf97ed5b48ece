import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { PointList } from '@/components/sections/point-list';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('/softwareconsulting');

export default function SoftwareConsultingPage() {
  const content = getContent();
  const { heading, intro, picture, benefits, sections, related, callToAction } = content.pages.softwareconsulting;
  return (
    <Page content={content} path="/softwareconsulting" closing={callToAction}>
      <Opening heading={heading} paragraphs={intro} picture={picture} />
      <PointList heading={benefits.heading} points={benefits.items} />
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
