import type { Metadata } from 'next';
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
      <div className="wrap pt-12 lg:pt-20">
        <h1 className="text-5xl">{heading}</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">{intro}</p>
      </div>
      {sections.map((section, index) => (
        <Story key={section.id} section={section} first={index === 0} />
      ))}
      <Gallery {...gallery} />
      <CloseBand {...close} />
    </>
  );
}
