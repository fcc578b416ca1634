import { zoneCodes, type Market } from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import { shopUrl, type ShopPlace } from '../shop-url.ts';

/** Where consumers may withdraw within 14 days, as the page on shipping and returns says: the Union and the Kingdom. */
const WITHDRAWAL = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
const DAYS = 14;

/**
 * A schema.org MerchantReturnPolicy: 14 days by mail at the buyer's cost, all refunded (`info/shipping-and-returns`).
 * Null in markets in which the law of the buyer's own country applies.
 */
export const returnPolicy = (market: Market, place: ShopPlace): object | null => {
  const countries = zoneCodes(market).filter((it) => WITHDRAWAL.has(it));
  if (countries.length === 0) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: shopUrl(place, paths.info('shipping-and-returns')),
  };
};
