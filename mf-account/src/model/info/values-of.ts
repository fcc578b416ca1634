import { countryName, type MarketContext } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import type { ValueName } from './content-document.ts';

export type Values = Readonly<Record<ValueName, string>>;

/** Values of placeholders in a text: merchant and delivery area of the page's market. */
export const valuesOf = (
  merchant: Merchant,
  { market, country, locale }: Pick<MarketContext, 'market' | 'country' | 'locale'>,
): Values => ({
  ...merchant,
  address: merchant.address.join(', '),
  country: countryName(country, locale),
  currency: market.currency,
});
