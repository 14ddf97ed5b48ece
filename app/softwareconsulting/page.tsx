import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Benefits } from './_sections/benefits';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/softwareconsulting', content.pages.softwareconsulting.page);
}

export default function SoftwareConsultingPage() {
  const { heading, intro, picture, benefits, sections, close } = getContent().pages.softwareconsulting;
  return (
    <>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} />
      <Benefits {...benefits} />
      <TextSections sections={sections} />
      <CloseBand {...close} />
      <StructuredData path="/softwareconsulting" />
    </>
  );
}
