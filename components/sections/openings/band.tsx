import { Picture } from '@/components/ui/picture';
import { formatDay } from '@/lib/site/format-day';
import { pictureSource, type ContentPicture } from '@/lib/site/pictures';

interface BandProps {
  heading: string;
  subtitle: string;
  picture: ContentPicture;
  /** The page's date, such as `2026-01-31`, and the language in which to write it. */
  day?: { date: string; language: string } | undefined;
}

/** The opening of a page: a navy banner with heading and subtitle, and the picture on its lower edge. */
export function Band({ heading, subtitle, picture, day }: BandProps) {
  return (
    <header className="bg-navy-900">
      <div className="wrap beside grid gap-8 pt-10 lg:grid-cols-2 lg:gap-16 lg:pt-16">
        <div className="lg:self-center lg:pb-16">
          <h1 className="text-4xl text-white">{heading}</h1>
          <p className="mt-4 max-w-prose text-balance text-lg text-navy-100 lg:text-xl">{subtitle}</p>
          {day && (
            <time dateTime={day.date} className="mt-4 block text-sm text-navy-100">
              {formatDay(day.date, day.language)}
            </time>
          )}
        </div>
        <Picture
          {...pictureSource(picture, 'half')}
          priority
          className="aspect-video w-full self-end rounded-t-picture object-cover object-right"
        />
      </div>
    </header>
  );
}
