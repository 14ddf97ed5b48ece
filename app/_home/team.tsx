import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** The team at work, and under it three cards that say what a client can rely on. */
export function Team({ id, heading, picture, cards }: Content['pages']['home']['team']) {
  return (
    <section id={id} className="bg-sand-200/60 pt-12 lg:pt-24">
      <div className="wrap">
        <h2 className="max-w-prose text-3xl">{heading}</h2>
        <Picture
          {...pictureSource(picture, 'column')}
          className="mt-6 aspect-video w-full rounded-picture object-cover"
        />
        <ul
          role="list"
          className="relative mt-4 grid gap-4 pb-12 md:-mt-16 md:grid-cols-3 lg:px-12 lg:pb-24 print:mt-5"
        >
          {cards.map((card) => (
            <li key={card.id} id={card.id} className="card p-6">
              <h3 className="text-xl">{card.heading}</h3>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
