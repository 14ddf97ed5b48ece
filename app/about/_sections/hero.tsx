import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

/** The company in a paragraph, beside a picture of it at work. */
export function Hero({ heading, text, picture }: { heading: string; text: string; picture: ContentPicture }) {
  return (
    <section className="relative bg-navy-900 lg:pb-16">
      <div className="wrap beside grid items-end gap-8 pt-12 lg:grid-cols-[1fr_1.15fr] lg:gap-14 lg:pt-20">
        <div className="lg:pb-6">
          <h1 className="text-4xl text-white">{heading}</h1>
          <p className="mt-5 max-w-prose text-lg text-navy-100">{text}</p>
        </div>
        <Picture
          {...pictureSource(picture, 'half')}
          priority
          className="-mb-10 aspect-[16/10] w-full rounded-picture object-cover shadow-raised lg:-mb-28"
        />
      </div>
    </section>
  );
}
