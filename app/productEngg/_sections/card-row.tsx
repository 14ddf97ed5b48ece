import type { Content } from '@/lib/content';

/** A row of three cards: three things that belong to one stage of a product's life, each below a line. */
export function CardRow({ id, heading, cards }: Content['pages']['productEngg']['rows'][number]) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section id={id} aria-label={heading}>
      {heading && <h2 className="mb-6 text-3xl text-white">{heading}</h2>}
      <ul role="list" className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} id={card.id} className="border-t-2 border-navy-500 pt-4 text-navy-100">
            <Title className="text-xl text-white">{card.heading}</Title>
            <p className="mt-2">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
