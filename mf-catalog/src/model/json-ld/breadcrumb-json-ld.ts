import type { ShopPath } from '@shop/contracts/routing';
import { shopUrl, type ShopPlace } from '../shop-url.ts';

/** A schema.org BreadcrumbList; the last item is the page itself. */
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
