import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import type { Market } from '@shop/contracts/market';
import { furtherPicturesOf } from '../pictures/further-pictures.ts';
import { gtinOf } from '../item/gtin.ts';
import type { Availability } from '../item/availability.ts';
import { itemPath } from '../item/item-path.ts';
import { largestPicture } from '../pictures/largest-picture.ts';
import type { PartView, ProductView } from '../item/product.ts';
import { pictureUrl, shopUrl, type ShopPlace } from '../shop-url.ts';
import { unitsOf } from '../units.ts';
import { organizationRef, SHOP_NAME } from './organization-json-ld.ts';
import { returnPolicy } from './return-policy.ts';
import { shippingDetails } from './shipping-details.ts';

/** What the page says of an item beside what the item says itself. */
export interface ProductFacts {
  market: Market;
  /** What shipping costs in the market; empty while no one knows. */
  terms: readonly DeliveryTerms[];
  /** Name of its category. */
  category: string | null;
}

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability['kind'], string>;

/** What it cost before, in the form Google shows struck through. */
const priceBefore = ({ price, compareAt }: ProductView): object[] =>
  price && compareAt && compareAt.cents > price.cents
    ? [{ priceType: 'https://schema.org/StrikethroughPrice', price: unitsOf(compareAt).toFixed(2) }]
    : [];

const litres = (value: number): object => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'LTR',
});

/** How much the price is for, in the form from which Google reckons the price of a litre. */
const priceByVolume = ({ price, sizeMl }: ProductView): object[] =>
  price && sizeMl !== null && sizeMl > 0
    ? [
        {
          price: unitsOf(price).toFixed(2),
          referenceQuantity: { ...litres(sizeMl / 1000), valueReference: litres(1) },
        },
      ]
    : [];

const priceSpecification = (product: ProductView): object => {
  const specifications = [...priceByVolume(product), ...priceBefore(product)];
  if (specifications.length === 0) return {};
  return {
    priceSpecification: specifications.map((it) => ({
      '@type': 'UnitPriceSpecification',
      priceCurrency: product.price?.currency,
      ...it,
    })),
  };
};

const included =
  (place: ShopPlace) =>
  ({ code, name, quantity }: PartView): object => ({
    '@type': 'TypeAndQuantityNode',
    amountOfThisGood: quantity,
    typeOfGood: {
      '@type': 'Product',
      name,
      sku: code,
      url: shopUrl(place, itemPath({ kind: 'sku', code, name })),
    },
  });

const offerOf = (
  product: ProductView,
  { market, terms }: ProductFacts,
  place: ShopPlace,
  url: string,
): object => {
  const { price, parts, availability, delivery } = product;
  if (!price) return {};
  const shipping = shippingDetails({ market, terms, price, delivery });
  const returns = returnPolicy(market, place);
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: unitsOf(price).toFixed(2),
      priceCurrency: price.currency,
      ...priceSpecification(product),
      availability: AVAILABILITY[availability.kind],
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationRef(place),
      ...(shipping && { shippingDetails: shipping }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
      ...(parts.length > 0 && { includesObject: parts.map(included(place)) }),
    },
  };
};

/**
 * A schema.org Product with its Offer; a bundle's says what it includes, and is the house's own where no producer is
 * named. Without a price there is no offer: Google refuses one without.
 */
export const productJsonLd = (
  product: ProductView,
  place: ShopPlace,
  facts: ProductFacts,
): object => {
  const url = shopUrl(place, itemPath(product));
  const { kind, name, code, picture, pictures } = product;
  const description = product.summary ?? product.story;
  const gtin = gtinOf(product.told.gtin);
  const images = [...(picture ? [picture] : []), ...furtherPicturesOf(pictures)].map((it) =>
    pictureUrl(place, largestPicture(it).src),
  );
  const brand = product.facts.producer ?? (kind === 'bundle' ? SHOP_NAME : null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    // Its number of the trade; where no one gave it one, the house's own code beside the brand.
    ...(gtin ? { gtin } : { mpn: code }),
    url,
    ...(facts.category && { category: facts.category }),
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...offerOf(product, facts, place, url),
  };
};
