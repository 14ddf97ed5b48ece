import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { Point } from '@/components/sections/point';
import { Prose } from '@/components/ui/prose';
import { TitledBand } from '@/components/sections/titled-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('/marketing');

export default function MarketingPage() {
  const content = getContent();
  const { heading, banner, needs, how, sections, related, callToAction } = content.pages.marketing;
  return (
    <Page content={content} path="/marketing" closing={callToAction}>
      <Opening heading={heading} statement={banner.heading} picture={banner.picture} />
      <TitledBand heading={needs.heading}>
        <div className="max-w-prose space-y-4 text-lg">
          <Prose paragraphs={needs.paragraphs} />
        </div>
      </TitledBand>
      <TitledBand heading={how.heading} background="sand">
        <ul role="list" className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {how.points.map((point) => (
            <Point key={point.id} {...point} />
          ))}
        </ul>
      </TitledBand>
      <MarginSections content={content} sections={sections} related={related} />
    </Page>
  );
}
