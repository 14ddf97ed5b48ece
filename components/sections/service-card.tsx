import { Picture } from '@/components/ui/picture';
import type { ServiceCard as Card } from '@/lib/content/schema';
import { pictureSource, type Layout } from '@/lib/site/picture-source';

interface ServiceCardProps {
  card: Card;
  layout: Layout;
  /** Level of the card's heading: one below the heading above the card. */
  level: 2 | 3;
}

/** A card that links to a service's page, with a picture. On phones the picture is small and beside the heading. */
export function ServiceCard({ card, layout, level }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li id={card.id} className="service-card becomes-page">
      <Picture {...pictureSource(card.img, layout)} />
      <Heading className="text-xl">{card.heading}</Heading>
      <p className="leading-snug text-ink-soft max-lg:text-sm">{card.text}</p>
      {/* The whole card is clickable; the link's name says where it leads. */}
      <a href={card.url} className="link after:absolute after:inset-0 after:rounded-card">
        {card.more}
        <span className="sr-only">: {card.heading}</span>
      </a>
    </li>
  );
}
