import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

/** The team at work, whole, and below it what a client can rely on, in three ruled columns. */
export function Team({ id, heading, picture, cards }: Content['pages']['home']['team']) {
  return (
    <section id={id} className="band-sand">
      <div className="wrap">
        {heading && <h2 className="text-3xl">{heading}</h2>}
        <Picture {...pictureSource(picture, 'column')} className="mt-4 w-full rounded-picture lg:mt-8" />
        <ul role="list" className="mt-4 grid gap-x-12 gap-y-2 md:grid-cols-3 lg:mt-10">
          {cards.map((card) => (
            <li key={card.id} id={card.id} className="border-t-2 border-navy-800 pt-2 lg:pt-5">
              <h3 className="text-xl">{card.heading}</h3>
              <p className="text-sm leading-snug text-ink-soft lg:mt-1">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
