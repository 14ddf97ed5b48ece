import type { Content } from '@/lib/content';

/** A row of three cards: three things that belong to one stage of a product's life, joined like parts of one panel. */
export function CardRow({ id, heading, cards }: Content['pages']['productEngg']['rows'][number]) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section id={id} aria-label={heading}>
      {heading && <h2 className="mb-5 text-2xl text-white">{heading}</h2>}
      <ul role="list" className="clip grid gap-0.5 rounded-card bg-navy-500 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} id={card.id} className="border border-transparent bg-navy-800 p-6 text-navy-100 lg:p-8">
            <Title className="text-xl text-white">{card.heading}</Title>
            <p className="mt-3">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
