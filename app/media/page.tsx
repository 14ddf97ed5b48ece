import type { Metadata } from 'next';
import { CloseBand } from '@/components/sections/close-band';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSection } from '@/components/sections/text-section';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Facts } from './_sections/facts';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/media', content.pages.media.page);
}

export default function MediaPage() {
  const { heading, intro, picture, sections, facts, close } = getContent().pages.media;
  return (
    <>
      <SplitIntro heading={heading} paragraphs={[intro]} picture={picture} />
      <div className="wrap grid gap-12 pt-16 lg:grid-cols-[1.4fr_1fr] lg:gap-20 lg:pt-24">
        <div className="max-w-prose space-y-12">
          {sections.map((section) => (
            <TextSection key={section.id} {...section} />
          ))}
        </div>
        <Facts {...facts} />
      </div>
      <CloseBand {...close} />
    </>
  );
}
