import { Page } from '@/components/layout/page';
import { TextSection } from '@/components/sections/text-section';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Downloads } from './_sections/downloads';
import { Facts } from './_sections/facts';
import { Column } from './_sections/column';
import { Hero } from './_sections/hero';
import { Press } from './_sections/press';

export const generateMetadata = () => pageMetadata('/media');

export default function MediaPage() {
  const { heading, intro, picture, releases, coverage, sections, facts, downloads, callToAction } =
    getContent().pages.media;
  return (
    <Page path="/media" closing={callToAction}>
      <Hero heading={heading} intro={intro} picture={picture} />
      {/* Three columns, as in a newspaper: two for the press, whose length changes, and one for those who ask. */}
      <div className="wrap grid gap-10 pt-14 lg:grid-cols-3 lg:gap-0 lg:pt-16">
        <div className="divide-sand-300 divide-y lg:col-span-2">
          <Press {...releases} />
          <Press {...coverage} />
        </div>
        <Column>
          {sections.map((section) => (
            <TextSection key={section.id} {...section} />
          ))}
        </Column>
      </div>
      <Facts {...facts} />
      <Downloads downloads={downloads} />
    </Page>
  );
}
