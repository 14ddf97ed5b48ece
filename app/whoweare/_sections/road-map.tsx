import { Numeral } from '@/components/ui/numeral';
import { Picture } from '@/components/ui/picture';
import type { Story } from '@/lib/content/schema';
import { pictureSource } from '@/lib/site/picture-source';

/** The road map: its picture, if there is one, across the page, and below it a paragraph for each milestone. */
export function RoadMap({ id, heading, paragraphs, picture }: Story) {
  return (
    <section id={id} className="wrap scroll-mt-20 pt-12 lg:pt-28">
      <h2 className="text-3xl">{heading}</h2>
      {picture && (
        <Picture
          {...pictureSource(picture, 'column')}
          className="mt-5 aspect-[4/3] w-full rounded-picture object-cover lg:mt-8 lg:aspect-[3/2]"
        />
      )}
      <ol role="list" className="number-line mt-8">
        {paragraphs.map((paragraph, index) => (
          <li key={paragraph}>
            <Numeral number={index + 1} />
            <p className="max-w-prose">{paragraph}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
