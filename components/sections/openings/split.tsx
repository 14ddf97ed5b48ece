import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/site/pictures';
import { Prose } from '@/components/ui/prose';

interface SplitProps {
  heading: string;
  paragraphs: string[];
  picture: ContentPicture;
  /** Content after the paragraphs, such as links to parts of the page. */
  children?: ReactNode;
}

/**
 * The opening of a page. In wide windows the heading and the first paragraphs take five columns; the picture takes
 * seven, is as high as they are, and reaches the window's edge. On phones the picture follows the text.
 */
export function Split({ heading, paragraphs, picture, children }: SplitProps) {
  return (
    <section className="split beside">
      <div>
        <h1 className="text-4xl">{heading}</h1>
        <div className="mt-5 max-w-prose text-lg text-ink-soft space-y-4">
          <Prose paragraphs={paragraphs} />
        </div>
        {children}
      </div>
      <Picture {...pictureSource(picture, 'opening')} priority />
    </section>
  );
}
