import { comparedPrice } from '@shop/contracts/commerce/metadata';
import { zoneCodes, type CurrencyCode, type Market } from '@shop/contracts/market';
import type { IndexedItem } from './indexed-item.ts';

/** Whether a rule holds for an item in a market. */
export type MarketRule = (item: IndexedItem, market: string) => boolean;

/** Every compare-at price, regardless of the market's countries. */
export const hasCompareAt: MarketRule = ({ offers }, market) =>
  (offers[market]?.compareAtCents ?? null) !== null;

/** A reduction that may be announced in at least one country of the market. */
export const announcesReduction = (markets: readonly Market[]): MarketRule => {
  const byCode = new Map(markets.map((it) => [it.market_code, it]));
  return (item, code) => {
    const market = byCode.get(code);
    const offer = item.offers[code];
    if (!market || !offer || offer.compareAtCents === null) return false;
    const currency = offer.currency as CurrencyCode;
    const reduced = {
      ...item,
      price: { cents: offer.priceCents, currency },
      compareAt: { cents: offer.compareAtCents, currency },
    };
    return zoneCodes(market).some((country) => {
      const compared = comparedPrice(reduced, { market, country });
      return compared !== null && !compared.parts;
    });
  };
};
