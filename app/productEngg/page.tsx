import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { SplitIntro } from '@/components/sections/split-intro';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { CardRow } from './_sections/card-row';

export const generateMetadata = () => pageMetadata('/productEngg');

export default function ProductEngineeringPage() {
  const content = getContent();
  const { heading, intro, picture, rows, sections, related, callToAction } = content.pages.productEngg;
  return (
    <Page content={content} path="/productEngg" closing={callToAction}>
      <SplitIntro heading={heading} paragraphs={intro} picture={picture} onEdge />
      <div className="bg-navy-900 pb-16 pt-24 lg:pb-24 lg:pt-32">
        <div className="wrap space-y-12">
          {rows.map((row) => (
            <CardRow key={row.id} {...row} />
          ))}
        </div>
      </div>
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
