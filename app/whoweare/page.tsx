import type { Metadata } from 'next';
import { StructuredData } from '@/components/frame/structured-data';
import { CloseBand } from '@/components/sections/close-band';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { Gallery } from './_sections/gallery';
import { Story } from './_sections/story';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/whoweare', content.pages.whoweare.page);
}

export default function WhoWeArePage() {
  const { heading, intro, sections, gallery, close } = getContent().pages.whoweare;
  return (
    <>
      <div className="wrap grid gap-y-5 pb-7 pt-12 lg:grid-cols-2 lg:items-end lg:pb-16 lg:pt-20">
        <h1 className="text-5xl">{heading}</h1>
        <p className="max-w-prose text-lg text-ink-soft lg:pl-20">{intro}</p>
      </div>
      {sections.map((section, index) => (
        <Story key={section.id} section={section} index={index} />
      ))}
      <Gallery {...gallery} />
      <CloseBand {...close} />
      <StructuredData path="/whoweare" />
    </>
  );
}
