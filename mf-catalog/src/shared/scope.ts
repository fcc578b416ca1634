import { type CountryCode, dutiesOf, shippingMethodOf, type Locale } from '@shop/contracts/market';
import { selectMarketContext, useAppSelector, type ShopState } from '@shop/contracts/store';
import { useMemo } from 'react';

/** Parameters of every catalog response, part of each query's cache key. */
export interface Scope {
  /** Code of the market, which decides prices and stock. */
  market: string;
  /**
   * The ship-to country if drinks' containers have deposits there, which decides what may be sold; null otherwise, so
   * that the other countries of a market share their responses.
   */
  depositCountry: CountryCode | null;
  locale: Locale;
  /** Reference of the country's shipping method, which decides the delivery times (M6). */
  shippingMethod: string;
}

export const scopeOf = ({ market, country, locale }: ShopState['market']): Scope => ({
  market: market.market_code,
  depositCountry: dutiesOf(country).deposit ? country : null,
  locale,
  shippingMethod: shippingMethodOf(market, country),
});

/** The scope of the current page. */
export const useScope = (): Scope => {
  const context = useAppSelector(selectMarketContext);
  return useMemo(() => scopeOf(context), [context]);
};
