import { Picture } from '@/components/ui/picture';
import { pictureSource, type ContentPicture } from '@/lib/pictures';

/** The banner: the page's name and its claim on navy, into which the picture's own dark left side runs. */
export function Banner({ title, heading, picture }: { title: string; heading: string; picture: ContentPicture }) {
  return (
    <section className="banner-background relative overflow-hidden">
      <div className="wrap relative z-10 flex flex-col justify-center pb-8 pt-12 lg:absolute lg:inset-0 lg:py-0">
        <h1 className="text-lg font-semibold text-marigold-300">{title}</h1>
        <p className="mt-3 max-w-[9em] text-balance text-4xl font-bold text-white lg:max-w-[7em]">{heading}</p>
      </div>
      <Picture
        {...pictureSource(picture, 'full')}
        priority
        className="banner-fade ml-auto aspect-[16/10] w-full object-cover object-right sm:aspect-[2.4] lg:w-[86%]"
      />
    </section>
  );
}
