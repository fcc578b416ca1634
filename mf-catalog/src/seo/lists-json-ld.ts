import type { ShopPath } from '@shop/contracts/routing';
import type { CardView } from '../card/card.ts';
import { itemPath } from '../card/item-path.ts';
import { type ShopPlace, shopUrl } from './shop-url.ts';

/** A schema.org BreadcrumbList. The last item is the page itself. */
export const breadcrumbJsonLd = (
  crumbs: readonly { label: string; to: ShopPath }[],
  place: ShopPlace,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: shopUrl(place, to),
  })),
});

/** A schema.org ItemList with links to the items' pages. */
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
