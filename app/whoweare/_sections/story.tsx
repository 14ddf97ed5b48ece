import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

interface StoryProps {
  section: Content['pages']['whoweare']['sections'][number];
  /** Whether its picture is in the page's first view. */
  first: boolean;
}

/** One part of the company's story: text and picture, which change sides from one to the next. */
export function Story({ section: { id, heading, paragraphs, picture }, first }: StoryProps) {
  return (
    <section id={id} className="group scroll-mt-20 odd:bg-sand-200/50">
      <div className="wrap grid items-center gap-8 py-14 lg:grid-cols-2 lg:gap-20 lg:py-20">
        <Picture
          {...pictureSource(picture, 'half')}
          first={first}
          className="w-full rounded-picture lg:group-even:order-2"
        />
        <div className="space-y-4">
          <h2 className="text-3xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
