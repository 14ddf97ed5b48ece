import { Page } from '@/components/layout/page';
import { Split } from '@/components/sections/openings/split';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { Gallery } from './_sections/gallery';
import { People } from './_sections/people';
import { Story } from './_sections/story';

export const generateMetadata = () => pageMetadata('/whoweare');

export default function WhoWeArePage() {
  const content = getContent();
  const { heading, intro, picture, sections, people, gallery, callToAction } = content.pages.whoweare;
  return (
    <Page content={content} path="/whoweare" closing={callToAction}>
      <Split heading={heading} paragraphs={[intro]} picture={picture} />
      {sections.map((section, index) => (
        <Story key={section.id} section={section} index={index} />
      ))}
      <Gallery {...gallery} />
      <People people={people} />
    </Page>
  );
}
