import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { TextSection } from '@/components/sections/text-section';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Downloads } from './_sections/downloads';
import { Facts } from './_sections/facts';
import { Column } from './_sections/column';
import { Press } from './_sections/press';

export const generateMetadata = () => pageMetadata('/media');

export default function MediaPage() {
  const content = getContent();
  const { language } = content.site;
  const { heading, intro, picture, releases, coverage, sections, facts, downloads, callToAction } = content.pages.media;
  const hasPress = releases.entries.length + coverage.entries.length > 0;
  return (
    <Page content={content} path="/media" closing={callToAction}>
      <Opening heading={heading} paragraphs={[intro]} picture={picture} />
      {hasPress ? (
        // Three columns, as in a newspaper: two for the press, which varies in length, and one for the page's own
        // sections.
        <div className="wrap grid gap-10 pt-12 lg:grid-cols-3 lg:gap-0 lg:pt-28">
          <div className="divide-sand-300 divide-y lg:col-span-2">
            <Press {...releases} language={language} />
            <Press {...coverage} language={language} />
          </div>
          <Column>
            {sections.map((section) => (
              <TextSection key={section.id} {...section} />
            ))}
          </Column>
        </div>
      ) : (
        <MarginSections content={content} sections={sections} />
      )}
      <Facts {...facts} />
      <Downloads downloads={downloads} />
    </Page>
  );
}
