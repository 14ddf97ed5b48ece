import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** Six pictures of working life; the first and the last are large. */
export function Gallery({ heading, pictures }: Content['pages']['whoweare']['gallery']) {
  return (
    <section aria-labelledby="gallery" className="wrap pt-16 lg:pt-24">
      <h2 id="gallery" className="text-3xl">
        {heading}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {pictures.map(({ id, picture }) => (
          <li key={id} className="first:col-span-2 first:row-span-2 last:col-span-2">
            <Picture
              {...pictureSource(picture, 'third')}
              className="h-full max-h-[36rem] w-full rounded-card object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
