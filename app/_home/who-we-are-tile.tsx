import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/** The tile that introduces the company and leads to Who We Are. */
export function WhoWeAreTile({ id, heading, text, picture, link }: Content['pages']['home']['whoWeAre']) {
  return (
    <section id={id} className="wrap pt-12 lg:pt-28">
      <div className="card clip grid md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        <Picture
          {...pictureSource(picture, 'tile')}
          className="aspect-[5/3] w-full object-cover object-bottom md:aspect-[5/4] lg:aspect-[3/2]"
        />
        <div className="flex flex-col justify-center p-5 md:p-8 lg:p-12">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-2 text-balance text-lg lg:mt-4 lg:text-xl lg:leading-normal">{text}</p>
          <a href={link.url} className="link mt-3 self-start">
            {link.label}
          </a>
        </div>
      </div>
    </section>
  );
}
