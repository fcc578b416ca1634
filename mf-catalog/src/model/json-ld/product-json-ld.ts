import type { Availability } from '../availability.ts';
import { itemPath } from '../item-path.ts';
import type { ProductView } from '../product.ts';
import { pictureUrl, shopUrl, type ShopPlace } from '../shop-url.ts';
import { unitsOf } from '../units.ts';

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability['kind'], string>;

/** A schema.org Product with its Offer. Without a price there is no offer: Google refuses one without. */
export const productJsonLd = (product: ProductView, place: ShopPlace): object => {
  const url = shopUrl(place, itemPath(product));
  const { name, code, picture, price, facts } = product;
  const description = product.summary ?? product.story;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    url,
    ...(description && { description }),
    ...(picture && { image: pictureUrl(place, picture.src) }),
    ...(facts.producer && { brand: { '@type': 'Brand', name: facts.producer } }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: unitsOf(price).toFixed(2),
        priceCurrency: price.currency,
        availability: AVAILABILITY[product.availability.kind],
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
  };
};
