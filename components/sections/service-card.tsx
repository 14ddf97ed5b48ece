import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource, type Layout } from '@/lib/pictures';

type Card = Content['pages']['services']['cards'][number];

interface ServiceCardProps {
  card: Card;
  layout: Layout;
  /** Level of its heading: one below the heading it stands under. */
  level: 2 | 3;
}

/**
 * A card with a picture that leads to a service's page. On phones the picture is small and beside the text, so that a
 * few services are seen at once; where large letters leave no room for that, it wraps above the text.
 */
export function ServiceCard({ card, layout, level }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li
      id={card.id}
      className="card relative flex flex-wrap gap-5 overflow-hidden p-5 hover:border-navy-300 active:border-navy-800 sm:flex-col sm:flex-nowrap sm:gap-0 sm:p-0"
    >
      <Picture
        {...pictureSource(card.img, layout)}
        className="object-cover max-sm:aspect-square max-sm:min-w-0 max-sm:grow max-sm:basis-20 max-sm:self-start max-sm:rounded-xl sm:aspect-[3/2] sm:w-full"
      />
      <div className="flex grow-[3] basis-32 flex-col sm:grow sm:basis-auto sm:p-6">
        <Heading className="text-xl">{card.heading}</Heading>
        <p className="mt-2 flex-1 text-sm text-ink-soft">{card.text}</p>
        {/* The link's area is the whole card; its name says where it leads. */}
        <a href={card.url} className="link mt-4 self-start after:absolute after:inset-0 after:rounded-card">
          {card.more}
          <span className="sr-only">: {card.heading}</span>
        </a>
      </div>
    </li>
  );
}
