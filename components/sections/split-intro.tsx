import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

interface SplitIntroProps {
  heading: string;
  paragraphs: string[];
  picture: ContentPicture;
}

/** The start of a page: its heading and first paragraphs beside a picture. */
export function SplitIntro({ heading, paragraphs, picture }: SplitIntroProps) {
  return (
    <section className="wrap grid items-center gap-8 pt-12 lg:grid-cols-2 lg:gap-16 lg:pt-20">
      <div>
        <h1 className="text-5xl">{heading}</h1>
        <div className="mt-5 space-y-4 text-lg text-ink-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Picture {...pictureSource(picture, 'half')} first className="w-full rounded-picture shadow-card" />
    </section>
  );
}
