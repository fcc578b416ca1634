import type { CardView } from '../cards/card.ts';
import { itemPath } from '../item/item-path.ts';
import { shopUrl, type ShopPlace } from '../shop-url.ts';

/** A schema.org ItemList that points to the items' own pages. */
export const itemListJsonLd = (
  cards: readonly Pick<CardView, 'kind' | 'code' | 'name'>[],
  place: ShopPlace,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: card.name,
    url: shopUrl(place, itemPath(card)),
  })),
});
