import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/** How many of twelve columns each picture spans in wide windows: 7 and 5, in the next row 5 and 7, and so on. */
const WIDTHS = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** Pictures of working life, a wide and a narrow one in each row; on phones every third one fills a row. */
export function Gallery({ id, heading, pictures }: Content['pages']['whoweare']['gallery']) {
  return (
    <section id={id} aria-label={heading} className="wrap pt-12 lg:pt-28">
      {heading && <h2 className="mb-8 text-3xl">{heading}</h2>}
      <ul role="list" className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-12">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            id={picture.id}
            className={`${WIDTHS[index % WIDTHS.length]} max-lg:[&:nth-child(3n+1)]:col-span-2`}
          >
            <Picture
              {...pictureSource(picture.img, index % 3 === 0 ? 'half' : 'pair')}
              className="aspect-[4/3] w-full rounded-card object-cover lg:aspect-auto lg:h-[26rem]"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
