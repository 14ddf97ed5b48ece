import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';
import { Prose } from './prose';

interface SplitIntroProps {
  heading: string;
  paragraphs: string[];
  picture: ContentPicture;
  /** The picture reaches over the edge of the band that follows at once. */
  onEdge?: boolean;
}

/** The start of a page: its heading and first paragraphs beside a picture. */
export function SplitIntro({ heading, paragraphs, picture, onEdge = false }: SplitIntroProps) {
  return (
    <section
      className={`wrap beside grid gap-8 pt-12 lg:grid-cols-2 lg:gap-16 lg:pt-20 ${onEdge ? 'items-end' : 'items-center'}`}
    >
      <div className={onEdge ? 'lg:pb-16' : undefined}>
        <h1 className="text-4xl">{heading}</h1>
        <div className="mt-5 max-w-prose text-lg text-ink-soft space-y-4">
          <Prose paragraphs={paragraphs} />
        </div>
      </div>
      <Picture
        {...pictureSource(picture, 'half')}
        priority
        className={`w-full rounded-picture ${onEdge ? 'relative -mb-8 lg:-mb-16' : 'shadow-card'}`}
      />
    </section>
  );
}
