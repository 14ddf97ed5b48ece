import { ServiceCard } from '@/components/sections/service-card';
import type { Content } from '@/lib/content';

/** Discover the difference: four services, each with a link to learn more. */
export function Difference({ id, heading, text, cards }: Content['pages']['home']['difference']) {
  return (
    <section id={id} className="wrap pt-12 lg:pt-28">
      <h2 className="text-3xl">{heading}</h2>
      {text && <p className="mt-2 text-ink-soft lg:mt-3">{text}</p>}
      <ul role="list" className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-3 lg:mt-8 lg:grid-cols-4">
        {cards.map((card) => (
          <ServiceCard key={card.id} card={card} layout="quarter" level={3} />
        ))}
      </ul>
    </section>
  );
}
