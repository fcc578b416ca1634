import type { ShopPlace } from '../shop-url.ts';

export const SHOP_NAME = 'Fonte & Vigna';

/** The shop as schema.org names it wherever it is meant, so that all pages mean the same one. */
export const organizationRef = ({ origin }: Pick<ShopPlace, 'origin'>): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: SHOP_NAME,
});

/** A schema.org Organization: whose shop this is. */
export const organizationJsonLd = (place: ShopPlace): object => ({
  '@context': 'https://schema.org',
  ...organizationRef(place),
  url: `${place.origin}/`,
  logo: `${place.origin}/icon-512.png`,
});
