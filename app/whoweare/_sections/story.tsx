import { Prose } from '@/components/ui/prose';
import { Picture } from '@/components/ui/picture';
import type { Story as StorySection } from '@/lib/content/schema';
import { pictureSource } from '@/lib/site/picture-source';

interface StoryProps {
  section: StorySection;
  /** Whether the picture is on the left in wide windows. */
  isLeft: boolean;
}

/** One part of the company's story: text and, if there is one, a picture. On phones the picture comes last. */
export function Story({ section: { id, heading, paragraphs, picture }, isLeft }: StoryProps) {
  return (
    <section
      id={id}
      className="wrap grid scroll-mt-20 gap-7 pt-12 lg:grid-cols-12 lg:items-center lg:gap-x-14 lg:pt-28"
    >
      {picture && (
        <Picture
          {...pictureSource(picture, 'half')}
          className={`aspect-[4/3] w-full rounded-picture object-cover lg:col-span-7 ${isLeft ? 'max-lg:order-last' : 'order-last'}`}
        />
      )}
      <div className="space-y-4 max-lg:max-w-prose lg:col-span-5">
        <h2 className="text-3xl">{heading}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
    </section>
  );
}
