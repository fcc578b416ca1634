import {
  contextOf,
  zoneCodes,
  type CountryCode,
  type Locale,
  type Market,
} from '@shop/contracts/market';
import { itemPath, type Addressed } from '../card/item-path.ts';

export interface MarketLink {
  /** Code of the market. */
  market: string;
  href: string;
  /** The only ship-to country; null if there are several. */
  country: CountryCode | null;
  currency: string;
}

/** Links to an item's page in each market that sells it, in the shopper's language if the market offers it. */
export const marketLinks = (
  known: readonly Market[],
  markets: readonly string[],
  { locale, ...item }: Addressed & { locale: Locale },
): readonly MarketLink[] =>
  known
    .filter((it) => markets.includes(it.market_code))
    .flatMap((market) => {
      const zones = zoneCodes(market);
      const [country] = zones;
      if (country === undefined) return [];
      const { prefix } = contextOf(market, country, locale);
      return [
        {
          market: market.market_code,
          href: `${prefix}${itemPath(item)}`,
          country: zones.length === 1 ? country : null,
          currency: market.currency,
        },
      ];
    });
