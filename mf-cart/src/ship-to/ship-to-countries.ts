import {
  contextOf,
  countryOptions,
  zoneCodes,
  type Locale,
  type Market,
  type SelectOption,
} from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import type { CartAddition } from '../outbox/cart-addition.ts';
import { piecesHash } from './quantity-hash.ts';

/** The market that sells to a country. */
export const marketOf = (markets: readonly Market[], country: string): Market | undefined =>
  markets.find((it) => zoneCodes(it).includes(country));

/**
 * Where an item can be sent to: countries of the market one is in, then those of the others with the currency they
 * are sold in, as prices there are not the ones in sight. Each part in its alphabet's order.
 */
export const destinations = (
  markets: readonly Market[],
  here: Market,
  locale: Locale,
): SelectOption[] => {
  const elsewhere = markets.filter(({ market_code }) => market_code !== here.market_code);
  return [
    ...countryOptions([here], locale),
    ...countryOptions(elsewhere, locale).map(({ value, label }) => ({
      value,
      label: `${label} · ${marketOf(elsewhere, value)?.currency ?? ''}`,
    })),
  ];
};

/** Address of the same item in another market, in the same language and with as many pieces (M10). */
export const itemAddress = (
  { kind, code, name, quantity }: Pick<CartAddition, 'kind' | 'code' | 'name' | 'quantity'>,
  market: Market,
  country: string,
  locale: Locale,
): string => {
  const path = kind === 'sku' ? paths.product(code, name) : paths.bundle(code, name);
  return `${contextOf(market, country, locale).prefix}${path}${piecesHash(quantity)}`;
};
