import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { SplitIntro } from '@/components/sections/split-intro';
import { TextSections } from '@/components/sections/text-sections';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { CardRow } from './_sections/card-row';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/productEngg', content.pages.productEngg.page);
}

export default function ProductEngineeringPage() {
  const { heading, intro, picture, rows, sections, close } = getContent().pages.productEngg;
  return (
    <>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} onEdge />
      <div className="bg-navy-900 pb-16 pt-24 lg:pb-24 lg:pt-32">
        <div className="wrap space-y-12">
          {rows.map((row) => (
            <CardRow key={row.id} {...row} />
          ))}
        </div>
      </div>
      <TextSections sections={sections} />
      <CloseBand {...close} />
      <StructuredData path="/productEngg" />
    </>
  );
}
