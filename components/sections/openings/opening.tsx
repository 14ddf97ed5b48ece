import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { pictureSource, type ContentPicture } from '@/lib/site/picture-source';

interface OpeningProps {
  heading: string;
  /** The sentence of an article or a banner. It is larger than the heading, and the opening is navy. */
  statement?: string;
  paragraphs?: string[];
  picture?: ContentPicture | undefined;
  /** In wide windows the picture is below the text, across the page's column. */
  wide?: boolean;
  /** Content after the paragraphs, such as links to parts of the page. */
  children?: ReactNode;
}

/**
 * The opening of a page: heading and text on five columns, and on seven a picture, if there is one. On phones the picture
 * follows the text, and shows only an upright part if it has a `focus`.
 */
export function Opening({ heading, statement, paragraphs = [], picture, wide, children }: OpeningProps) {
  const grid = `grid gap-7 lg:gap-14 ${wide ? '' : 'lg:grid-cols-[5fr_7fr] lg:items-center'}`;
  return (
    <header className={statement ? 'bg-navy-900 text-white' : 'bg-sand-200/50'}>
      {/* On a phone held sideways the window is low, but heading and text must be visible without scrolling. */}
      <div
        className={`wrap py-8 lg:py-12 ${picture ? `${grid} sm:[@media(max-height:30rem)]:grid-cols-[1fr_1fr]` : ''}`}
      >
        <div className={wide ? 'lg:grid lg:grid-cols-[5fr_7fr] lg:items-end lg:gap-14' : ''}>
          <h1 className={statement ? 'text-xl text-marigold-400' : 'text-4xl'}>{heading}</h1>
          {statement && <p className="mt-3 text-balance text-statement font-bold">{statement}</p>}
          {paragraphs.length > 0 && (
            <div className="mt-5 max-w-prose space-y-4 text-lg text-ink-soft">
              <Prose paragraphs={paragraphs} />
            </div>
          )}
          {children}
        </div>
        {picture && (
          <Picture
            {...pictureSource(picture, wide ? 'column' : 'opening')}
            priority
            className={`aspect-[4/3] w-full rounded-picture object-cover ${picture.focus ? 'max-sm:aspect-[4/5]' : ''} ${wide ? 'object-[50%_30%] lg:aspect-[2/1]' : ''}`}
          />
        )}
      </div>
    </header>
  );
}
