import { Prose } from '@/components/ui/prose';
import { Picture } from '@/components/ui/picture';
import type { Story as StorySection } from '@/lib/content/schema';
import { pictureSource } from '@/lib/site/pictures';

interface StoryProps {
  section: StorySection;
  /** The position of this part among the others, from 0. */
  index: number;
}

/**
 * One part of the company's story: text, and a picture that reaches the window's edge. They swap sides from one part to
 * the next. On phones the picture comes last.
 */
export function Story({ section: { id, heading, paragraphs, picture }, index }: StoryProps) {
  // The opening, above the first part, has its picture on the right.
  const right = index % 2 === 1;
  return (
    <section id={id} className={`halves scroll-mt-20 py-8 max-md:gap-5 lg:py-0 ${index === 0 ? 'lg:mt-16' : ''}`}>
      <Picture
        {...pictureSource(picture, 'side')}
        className={`halves-picture ${right ? 'order-last' : 'max-md:order-last'}`}
      />
      <div className={`space-y-4 max-lg:max-w-prose ${right ? 'halves-left' : 'halves-right'}`}>
        <h2 className="text-3xl">{heading}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
    </section>
  );
}
