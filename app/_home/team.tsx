import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/** The team at work, and what a client can rely on: in wide windows beside it, and as high. */
export function Team({ id, heading, picture, cards }: Content['pages']['home']['team']) {
  return (
    <section id={id} className="band-sand">
      <div className="wrap">
        {heading && <h2 className="mb-4 text-3xl lg:mb-8">{heading}</h2>}
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <Picture
            {...pictureSource(picture, 'wide')}
            className="w-full rounded-picture lg:aspect-[4/3] lg:h-full lg:object-cover"
          />
          <ul role="list" className="grid gap-x-12 gap-y-2 md:max-lg:grid-cols-3 lg:auto-rows-fr">
            {cards.map((card) => (
              <li key={card.id} id={card.id} className="border-t-2 border-navy-800 pt-2 lg:pt-4">
                <h3 className="text-xl">{card.heading}</h3>
                <p className="leading-snug text-ink-soft max-lg:text-sm lg:mt-1 lg:text-lg">{card.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
