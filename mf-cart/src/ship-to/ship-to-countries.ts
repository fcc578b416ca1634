import {
  contextOf,
  countryOptions,
  zoneCodes,
  type Locale,
  type Market,
  type SelectOption,
} from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import type { NewLineItem } from '../outbox/pending-change.ts';
import { quantityHash } from './quantity-hash.ts';

/** The market that sells to a country. */
export const marketOf = (markets: readonly Market[], country: string): Market | undefined =>
  markets.find((it) => zoneCodes(it).includes(country));

/**
 * Countries that an item ships to: first those of the current market, then those of other markets with their currency,
 * because their prices differ. Each part is sorted by the locale.
 */
export const shipToOptions = (
  markets: readonly Market[],
  here: Market,
  locale: Locale,
): SelectOption[] => {
  const otherMarkets = markets.filter(({ market_code }) => market_code !== here.market_code);
  return [
    ...countryOptions([here], locale),
    ...countryOptions(otherMarkets, locale).map(({ value, label }) => ({
      value,
      label: `${label} · ${marketOf(otherMarkets, value)?.currency ?? ''}`,
    })),
  ];
};

/** URL of the same item in another market, in the same language and with the same quantity (M10). */
export const itemUrl = (
  { kind, code, name, quantity }: Pick<NewLineItem, 'kind' | 'code' | 'name' | 'quantity'>,
  market: Market,
  country: string,
  locale: Locale,
): string => {
  const path = kind === 'sku' ? paths.product(code, name) : paths.bundle(code, name);
  return `${contextOf(market, country, locale).prefix}${path}${quantityHash(quantity)}`;
};
