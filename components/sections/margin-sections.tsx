import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { IndustrySection } from '@/lib/content/schema';
import { pictureSource, type ContentPicture } from '@/lib/pictures';
import { RelatedPages, RelatedPagesSection } from './related-pages';
import { SheetSection } from './sheet';
import { BulletList } from './text-section';

type Pages = ComponentProps<typeof RelatedPages>['pages'];

interface MarginSectionsProps {
  sections: IndustrySection[];
  /** The picture of the page, of which parts may stand in the margin. */
  picture?: ContentPicture;
  /** What is worth reading next, where these sections end the page. */
  related?: Pages | undefined;
}

/**
 * Text sections below one another, each with its heading in the margin on wide windows. A sheet that comes last hangs
 * into the band that follows, and what is worth reading next stands beside it.
 */
export function MarginSections({ sections, picture, related }: MarginSectionsProps) {
  const hangs = sections.at(-1)?.sheet;
  return (
    <>
      {sections.length > 0 && (
        <div className={`wrap divide-sand-300 pt-6 divide-y lg:pt-12 ${hangs ? 'sheet-hangs' : ''}`}>
          {sections.map((section, index) =>
            section.sheet ? (
              <SheetSection key={section.id} section={section}>
                {related && index === sections.length - 1 && <RelatedPages pages={related} inMargin />}
              </SheetSection>
            ) : (
              <MarginSection key={section.id} section={section} picture={picture} />
            ),
          )}
        </div>
      )}
      {!hangs && <RelatedPagesSection pages={related} />}
    </>
  );
}

function MarginSection({ section, picture }: { section: IndustrySection; picture: ContentPicture | undefined }) {
  const { id, heading, paragraphs, points, closeUp } = section;
  return (
    <section
      id={id}
      className={`margin-grid scroll-mt-4 gap-y-4 py-10 last:pb-0 lg:py-12 ${closeUp ? 'max-lg:grid-cols-[1fr_34%] max-lg:gap-x-4' : ''}`}
    >
      <h2 className="text-2xl">{heading}</h2>
      {/* A part of a picture that the page has described already. */}
      {closeUp && picture && (
        <Picture
          {...pictureSource({ file: picture.file, alt: '', part: closeUp }, 'margin')}
          className="w-full rounded-card sm:max-lg:row-span-2 lg:col-start-1 lg:row-start-2 lg:mt-2 lg:w-48 lg:rounded-picture"
        />
      )}
      <div
        className={`max-w-prose space-y-4 lg:col-start-2 lg:row-start-1 ${closeUp ? 'max-sm:col-span-2 lg:row-span-2' : ''}`}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && <BulletList points={points} />}
      </div>
    </section>
  );
}
