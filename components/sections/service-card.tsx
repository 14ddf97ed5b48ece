import { Picture } from '@/components/ui/picture';
import type { ServiceCard as Card } from '@/lib/content/schema';
import { pictureSource, type Layout } from '@/lib/pictures';

interface ServiceCardProps {
  card: Card;
  layout: Layout;
  /** Level of its heading: one below the heading it stands under. */
  level: 2 | 3;
  /** Whether its picture is the page's largest in the first view. */
  priority?: boolean;
}

/** A card with a picture that leads to a service's page. On phones the picture is small, and beside its heading. */
export function ServiceCard({ card, layout, level, priority }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li id={card.id} className="card service-card becomes-page hover:border-navy-300 active:border-navy-800">
      <Picture {...pictureSource(card.img, layout)} priority={priority} />
      <Heading className="text-xl">{card.heading}</Heading>
      <p className="text-ink-soft">{card.text}</p>
      {/* The link's area is the whole card; its name says where it leads. */}
      <a href={card.url} className="link after:absolute after:inset-0 after:rounded-card">
        {card.more}
        <span className="sr-only">: {card.heading}</span>
      </a>
    </li>
  );
}
