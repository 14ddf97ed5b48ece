import type { Metadata } from 'next';
import { CloseBand } from '@/components/sections/close-band';
import { Points } from '@/components/sections/points';
import { TitledBand } from '@/components/sections/titled-band';
import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { pictureSource } from '@/lib/pictures';

export function generateMetadata(): Metadata {
  const content = getContent();
  return pageMetadata(content, '/careers', content.pages.careers.page);
}

export default function CareersPage() {
  const { heading, paragraphs, picture, work, apply, close } = getContent().pages.careers;
  return (
    <>
      <section className="wrap grid items-center gap-8 pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-20">
        <div className="space-y-5 text-lg">
          <h1 className="text-5xl">{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture {...pictureSource(picture, 'half')} first className="w-full rounded-picture shadow-card" />
      </section>
      <TitledBand heading={work.heading}>
        <Points points={work.points} />
      </TitledBand>
      <TitledBand heading={apply.heading} ground="sand">
        <Points points={apply.steps} numbered />
      </TitledBand>
      <CloseBand {...close} />
    </>
  );
}
