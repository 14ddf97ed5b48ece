import type { Content } from '@/lib/content';
import type { ServiceCard } from '@/lib/content/schema';

/**
 * The cards of all services. A service without a card in the page's content gets one at the end, made from its own
 * page.
 */
export function allCards({ pages, collections }: Content): ServiceCard[] {
  const { cards } = pages.services;
  const others = Object.entries(collections['picture-services']).filter(([name]) =>
    cards.every(({ url }) => url !== `/${name}`),
  );
  const made = others
    .sort(([, one], [, other]) => one.page.order - other.page.order)
    .map(([name, { heading, picture, page }]) => ({
      // The underscore marks an id made by code; content cannot link to it.
      id: `${name}_card`,
      heading,
      img: picture,
      text: page.description,
      url: `/${name}`,
      more: cards[0]!.more,
    }));
  return [...cards, ...made];
}
