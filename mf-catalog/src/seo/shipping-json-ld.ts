import type { Money } from '@shop/contracts/commerce';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { dutiesOf, type Market, zoneCodes } from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import { unitsOf } from '../card/price.ts';
import type { Delivery } from '../item/buy/delivery.ts';
import { type ShopPlace, shopUrl } from './shop-url.ts';

interface Options {
  market: Market;
  /** Shipping costs of the market, as the platform states them. */
  terms: readonly DeliveryTerms[];
  price: Money;
  delivery: Delivery | null;
}

const days = (minValue: number, maxValue: number): object => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The first day is handling time; the platform counts days from order to door. */
const deliveryTime = (delivery: Delivery | null): object => {
  if (delivery?.kind !== 'range') return {};
  const { minDays, maxDays } = delivery;
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(minDays, Math.max(minDays, maxDays - 1)),
    },
  };
};

/**
 * A schema.org OfferShippingDetails of one unit: cost of the market's shipping method, free from its free-over
 * amount, and the delivery time. Null if the market has several methods for several countries, because only the
 * address decides which one applies.
 */
export const shippingDetails = ({ market, terms, price, delivery }: Options): object | null => {
  const own = terms.find(({ reference }) => reference === market.shipping_method);
  if (!own || terms.length > 1 || own.price.currency !== price.currency) return null;
  const isFree = own.freeOver !== null && price.cents >= own.freeOver.cents;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: isFree ? '0.00' : unitsOf(own.price).toFixed(2),
      currency: price.currency,
    },
    shippingDestination: zoneCodes(market).map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    ...deliveryTime(delivery),
  };
};

/**
 * A schema.org MerchantReturnPolicy: the right of withdrawal, by mail at the buyer's cost, full refund
 * (`info/shipping-and-returns`). Null in markets where the law of the buyer's country applies.
 */
export const returnPolicy = (market: Market, place: ShopPlace): object | null => {
  const daysIn = (country: string) => dutiesOf(country).withdrawalDays;
  const countries = zoneCodes(market).filter((it) => daysIn(it) !== null);
  const [first] = countries;
  if (first === undefined) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: daysIn(first),
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: shopUrl(place, paths.info('shipping-and-returns')),
  };
};
