import { Page } from '@/components/layout/page';
import { MarginSections } from '@/components/sections/margin-sections';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Downloads } from './_sections/downloads';
import { Facts } from './_sections/facts';
import { Press } from './_sections/press';

export const generateMetadata = () => pageMetadata('/media');

export default function MediaPage() {
  const content = getContent();
  const { language } = content.site;
  const { heading, intro, picture, releases, coverage, sections, facts, downloads, callToAction } = content.pages.media;
  const hasPress = releases.entries.length + coverage.entries.length > 0;
  return (
    <Page content={content} path="/media" closing={callToAction}>
      <Opening heading={heading} paragraphs={intro ? [intro] : []} picture={picture} />
      {hasPress && (
        <div className="wrap divide-y divide-sand-300 pt-12 lg:pt-28">
          <Press {...releases} language={language} />
          <Press {...coverage} language={language} />
        </div>
      )}
      <MarginSections content={content} sections={sections} />
      <Facts facts={facts} />
      <Downloads downloads={downloads} />
    </Page>
  );
}
