import { findMarket, marketPath, type Market } from '@shop/contracts/market';
import type { Place } from '@shop/contracts/store-api';

type Asked = Partial<Place>;

/** `it/eur` */
const pathOf = (market: Market): string =>
  marketPath(market, market.default_locale).split('/').slice(1, 3).join('/');

/**
 * Where in the shop a visitor is: links in mails lead there. A market the shop does not have, or none, is its default
 * market, the first; no language is that market's own.
 *
 * @throws Error where the shop has no market
 */
export const placeIn = (markets: readonly Market[], { market, locale }: Asked): Place => {
  const [country = '', currency = ''] = market?.split('/') ?? [];
  const known = findMarket(markets, { country, currency });
  const [first] = markets;
  const found = known ?? first;
  if (!found) throw new Error('The shop has no market.');
  return {
    market: known && market ? market : pathOf(found),
    locale: locale ?? found.default_locale,
  };
};

const namesMarket = (asked: unknown): asked is Place =>
  typeof asked === 'object' && asked !== null && 'market' in asked && 'locale' in asked;

/** What was asked, its market one of the shop's where it names one. */
export const askedIn = <T>(markets: readonly Market[], asked: T): T =>
  namesMarket(asked) ? { ...asked, ...placeIn(markets, asked) } : asked;
