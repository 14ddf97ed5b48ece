import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

interface HeroProps {
  heading: string;
  intro: string;
  picture: ContentPicture;
}

/** The page's name between rules, as on a newspaper, and under it the lead beside its picture. */
export function Hero({ heading, intro, picture }: HeroProps) {
  return (
    <section className="wrap pt-10 lg:pt-14">
      <h1 className="border-b-2 border-t-8 border-navy-800 py-4 text-4xl lg:py-6">{heading}</h1>
      <div className="beside mt-8 grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-0">
        <p className="text-balance text-xl font-semibold text-navy-800 lg:pr-8 lg:text-2xl">{intro}</p>
        <Picture
          {...pictureSource(picture, 'wide')}
          priority
          className="aspect-[4/3] w-full rounded-picture object-cover lg:aspect-video"
        />
      </div>
    </section>
  );
}
