import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/site/pictures';

interface BandProps {
  heading: string;
  subtitle: string;
  picture: ContentPicture;
}

/**
 * The opening of a page: a navy banner with heading and subtitle in one half and, in the other, the picture, up to the
 * window's edge.
 */
export function Band({ heading, subtitle, picture }: BandProps) {
  return (
    <header className="beside grid bg-navy-900 lg:grid-cols-2">
      <div className="px-gutter py-8 lg:self-center lg:pl-[max(3rem,100%-var(--half))] lg:pr-14">
        <h1 className="text-4xl text-white">{heading}</h1>
        <p className="mt-4 max-w-prose text-balance text-lg text-navy-100 lg:text-xl">{subtitle}</p>
      </div>
      <Picture
        {...pictureSource(picture, 'banner')}
        priority
        className="aspect-video w-full object-cover object-right lg:h-full"
      />
    </header>
  );
}
