import { Page } from '@/components/layout/page';
import { Opening } from '@/components/sections/openings/opening';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Gallery } from './_sections/gallery';
import { People } from './_sections/people';
import { RoadMap } from './_sections/road-map';
import { Story } from './_sections/story';

export const generateMetadata = () => pageMetadata('/whoweare');

export default function WhoWeArePage() {
  const content = getContent();
  const { heading, intro, picture, sections, people, gallery, callToAction } = content.pages.whoweare;
  const stories = sections.filter(({ milestones, picture }) => !milestones && picture);
  return (
    <Page content={content} path="/whoweare" closing={callToAction}>
      <Opening heading={heading} paragraphs={intro ? [intro] : []} picture={picture} wide />
      {sections.map((section) =>
        section.milestones ? (
          <RoadMap key={section.id} {...section} />
        ) : (
          <Story key={section.id} section={section} isLeft={stories.indexOf(section) % 2 === 0} />
        ),
      )}
      <Gallery {...gallery} />
      <People people={people} />
    </Page>
  );
}
