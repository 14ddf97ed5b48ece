import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

/** The banner: the page's name and its claim, on wide windows over the calm left of the picture. */
export function Banner({ title, heading, picture }: { title: string; heading: string; picture: ContentPicture }) {
  return (
    <section className="relative overflow-hidden bg-navy-900">
      <div className="wrap relative z-10 flex flex-col justify-center pb-8 pt-12 lg:absolute lg:inset-0 lg:py-0">
        <h1 className="text-lg font-semibold text-marigold-300">{title}</h1>
        <p className="mt-3 max-w-[11em] text-balance text-4xl font-bold text-white">{heading}</p>
      </div>
      <Picture
        {...pictureSource(picture, 'full')}
        first
        className="aspect-[16/10] w-full object-cover object-right sm:aspect-[2.4]"
      />
    </section>
  );
}
