import { findMarket, marketPath, type Market } from '@shop/contracts/market';
import type { Place } from '@shop/contracts/store-api';

type RequestedPlace = Partial<Place>;

/** `it/eur` */
const pathOf = (market: Market): string =>
  marketPath(market, market.default_locale).split('/').slice(1, 3).join('/');

/**
 * Market and language for links in mails. An unknown or missing market falls back to the first, a missing language to
 * the market's default.
 *
 * @throws Error if the shop has no market
 */
export const placeIn = (markets: readonly Market[], { market, locale }: RequestedPlace): Place => {
  const [country = '', currency = ''] = market?.split('/') ?? [];
  const match = findMarket(markets, { country, currency });
  const [first] = markets;
  const found = match ?? first;
  if (!found) throw new Error('The shop has no market.');
  return {
    market: match && market ? market : pathOf(found),
    locale: locale ?? found.default_locale,
  };
};

const namesMarket = (input: unknown): input is Place =>
  typeof input === 'object' && input !== null && 'market' in input && 'locale' in input;

/** The input, with its market resolved to one of the shop's, if it names one. */
export const withShopMarket = <T>(markets: readonly Market[], input: T): T =>
  namesMarket(input) ? { ...input, ...placeIn(markets, input) } : input;
