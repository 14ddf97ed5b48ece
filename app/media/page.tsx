import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { TextSection } from '@/components/sections/text-section';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Facts } from './_sections/facts';
import { Masthead } from './_sections/masthead';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/media', content.pages.media.page);
}

export default function MediaPage() {
  const { heading, intro, picture, sections, facts, close } = getContent().pages.media;
  return (
    <>
      <Masthead heading={heading} intro={intro} picture={picture} />
      {/* Three columns with rules between them, as in a newspaper. */}
      <div className="wrap grid gap-12 pt-14 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-sand-400 lg:pt-16">
        {sections.map((section) => (
          <div key={section.id} className="lg:px-8 lg:first:pl-0 lg:last:pr-0">
            <TextSection {...section} />
          </div>
        ))}
      </div>
      <Facts {...facts} />
      <CloseBand {...close} />
      <StructuredData path="/media" />
    </>
  );
}
