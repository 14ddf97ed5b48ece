import { Prose } from '@/components/sections/prose';
import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

interface HeroProps {
  heading: string;
  paragraphs: string[];
  picture: ContentPicture;
}

/** The question beside its picture, like a poster, and under the picture the answers side by side. */
export function Hero({ heading, paragraphs, picture }: HeroProps) {
  return (
    <section>
      <div className="bg-marigold-300">
        <div className="wrap beside margin-grid gap-y-8 pt-12 lg:pt-16">
          <h1 className="self-center text-4xl lg:self-end lg:pb-12">{heading}</h1>
          <Picture
            {...pictureSource(picture, 'wide')}
            priority
            className="aspect-[4/3] w-full rounded-t-picture object-cover lg:aspect-video"
          />
        </div>
      </div>
      <div className="wrap margin-grid pt-10 lg:pt-16">
        <div className="grid gap-x-12 gap-y-5 text-lg md:grid-cols-2 lg:col-start-2">
          <Prose paragraphs={paragraphs} />
        </div>
      </div>
    </section>
  );
}
