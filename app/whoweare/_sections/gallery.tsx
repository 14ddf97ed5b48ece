import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** Of twelve columns, those each picture takes on wide windows. */
const WIDTHS = ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-3', 'lg:col-span-4', 'lg:col-span-5'];

/** Six pictures of working life in two rows: wide to narrow, then narrow to wide. */
export function Gallery({ heading, pictures }: Content['pages']['whoweare']['gallery']) {
  return (
    <section aria-labelledby="gallery" className="wrap pt-16 lg:pt-24">
      <h2 id="gallery" className="text-3xl">
        {heading}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-12">
        {pictures.map(({ id, picture }, index) => (
          <li key={id} className={WIDTHS[index]}>
            <Picture
              {...pictureSource(picture, 'third')}
              className="aspect-[4/3] h-full w-full rounded-card object-cover lg:aspect-auto lg:h-80"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
