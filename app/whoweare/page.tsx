import { Page } from '@/components/layout/page';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Gallery } from './_sections/gallery';
import { People } from './_sections/people';
import { Story } from './_sections/story';

export const generateMetadata = () => pageMetadata('/whoweare');

export default function WhoWeArePage() {
  const content = getContent();
  const { heading, intro, sections, people, gallery, callToAction } = content.pages.whoweare;
  return (
    <Page content={content} path="/whoweare" closing={callToAction}>
      <div className="wrap grid gap-y-5 pb-7 pt-12 lg:grid-cols-2 lg:items-end lg:pb-16 lg:pt-20">
        <h1 className="text-4xl">{heading}</h1>
        <p className="max-w-prose text-lg text-ink-soft lg:pl-20">{intro}</p>
      </div>
      {sections.map((section, index) => (
        <Story key={section.id} section={section} index={index} />
      ))}
      <Gallery {...gallery} />
      <People people={people} />
    </Page>
  );
}
