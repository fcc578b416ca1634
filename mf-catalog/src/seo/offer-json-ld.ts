import { comparedPrice } from '@shop/contracts/commerce';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import type { CountryCode, Market } from '@shop/contracts/market';
import type { Availability } from '../card/card.ts';
import { itemPath } from '../card/item-path.ts';
import { unitsOf } from '../card/price.ts';
import type { PartView, ProductView } from '../item/product.ts';
import { returnPolicy, shippingDetails } from './shipping-json-ld.ts';
import { organizationRef } from './shop-json-ld.ts';
import { shopUrl, type ShopPlace } from './shop-url.ts';

/** Context of the offer: market, shipping terms and category name. */
export interface ProductFacts {
  market: Market;
  /** Decides which former price may be stated. */
  country: CountryCode;
  /** Shipping costs of the market; empty if unknown. */
  terms: readonly DeliveryTerms[];
  /** Name of its category. */
  category: string | null;
}

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/OutOfStock',
} as const satisfies Record<Availability['kind'], string>;

/** Former price, in the form that Google shows struck through. */
const priceBefore = (product: ProductView, facts: ProductFacts): object[] => {
  const before = comparedPrice(product, facts);
  return before && !before.parts
    ? [{ priceType: 'https://schema.org/StrikethroughPrice', price: unitsOf(before).toFixed(2) }]
    : [];
};

const liters = (value: number): object => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'LTR',
});

/** Content of the price, from which Google computes the price per liter. */
const priceByVolume = ({ price, sizeMl }: ProductView): object[] =>
  price && sizeMl !== null && sizeMl > 0
    ? [
        {
          price: unitsOf(price).toFixed(2),
          referenceQuantity: { ...liters(sizeMl / 1000), valueReference: liters(1) },
        },
      ]
    : [];

const priceSpecification = (product: ProductView, facts: ProductFacts): object => {
  const specifications = [...priceByVolume(product), ...priceBefore(product, facts)];
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

export const offerOf = (
  product: ProductView,
  facts: ProductFacts,
  place: ShopPlace,
  url: string,
): object => {
  const { market, terms } = facts;
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
      ...priceSpecification(product, facts),
      availability: AVAILABILITY[availability.kind],
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationRef(place),
      ...(shipping && { shippingDetails: shipping }),
      ...(returns && { hasMerchantReturnPolicy: returns }),
      ...(parts.length > 0 && { includesObject: parts.map(included(place)) }),
    },
  };
};
