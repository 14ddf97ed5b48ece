import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { CardRow } from './_sections/card-row';

export const generateMetadata = () => pageMetadata('/productEngg');

export default function ProductEngineeringPage() {
  const content = getContent();
  const { heading, intro, picture, rows, sections, related, callToAction } = content.pages.productEngg;
  return (
    <Page content={content} path="/productEngg" closing={callToAction}>
      <Opening heading={heading} paragraphs={intro} picture={picture} />
      <div className="bg-navy-900 py-10 lg:py-20">
        <div className="wrap space-y-16">
          {rows.map((row) => (
            <CardRow key={row.id} {...row} />
          ))}
        </div>
      </div>
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
