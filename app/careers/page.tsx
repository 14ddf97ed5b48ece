import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Answer } from './_sections/answer';
import { Steps } from './_sections/steps';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/careers', content.pages.careers.page);
}

export default function CareersPage() {
  const { heading, paragraphs, picture, work, apply, close } = getContent().pages.careers;
  return (
    <>
      <Answer heading={heading} paragraphs={paragraphs} picture={picture} />
      <TitledBand heading={work.heading}>
        <Points points={work.points} />
      </TitledBand>
      <Steps {...apply} />
      <CloseBand {...close} />
      <StructuredData path="/careers" />
    </>
  );
}
