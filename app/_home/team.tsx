import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

/** The team at work, and below it three cards that say what a client can rely on. */
export function Team({ id, heading, picture, cards }: Content['pages']['home']['team']) {
  return (
    <section id={id} className="bg-sand-200/60 pt-8 lg:pt-24">
      <div className="wrap">
        <h2 className="text-3xl">{heading}</h2>
        <Picture
          {...pictureSource(picture, 'column')}
          className="mt-5 aspect-[2] w-full rounded-picture object-cover lg:aspect-[1184/420]"
        />
        <ul
          role="list"
          className="relative mt-4 grid gap-x-4 pb-6 md:-mt-16 md:grid-cols-3 lg:px-12 lg:pb-24 print:mt-5"
        >
          {cards.map((card) => (
            <li
              key={card.id}
              id={card.id}
              className="border-t border-sand-400 py-3 md:rounded-card md:border-transparent md:bg-white md:p-6 md:shadow-card"
            >
              <h3 className="text-xl">{card.heading}</h3>
              <p className="mt-1 text-sm leading-snug text-ink-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
