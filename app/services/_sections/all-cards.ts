import type { Content } from '@/lib/content';
import type { ServiceCard } from '@/lib/content/core/schema';

/** The cards of all services, those included that the content of the page has no card for: these follow, as their pages say. */
export function allCards({ pages, collections }: Content): ServiceCard[] {
  const { cards } = pages.services;
  const others = Object.entries(collections.services).filter(([name]) => cards.every(({ url }) => url !== `/${name}`));
  const made = others
    .sort(([, one], [, other]) => one.page.order - other.page.order)
    .map(([name, { heading, picture, page }]) => ({
      // Of the code, as the underscore says: content cannot link to it.
      id: `${name}_card`,
      heading,
      img: picture,
      text: page.description,
      url: `/${name}`,
      more: cards[0]!.more,
    }));
  return [...cards, ...made];
}
