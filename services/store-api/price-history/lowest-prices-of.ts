import { asRecord } from '@shop/contracts/commerce/metadata';
import { dutiesOf, zoneCodes, type Market } from '@shop/contracts/market';
import type { IndexedItem } from '../catalogue/item/indexed-item.ts';
import { lowestPrice, type LowestPrice } from './lowest-price.ts';
import type { PriceHistory } from './record-prices.ts';

/** `metadata.lowest_prices` of an item, by market code; null without one. */
export type LowestPrices = Readonly<Record<string, LowestPrice>> | null;

/** Days whose lowest price is shown, by code of the markets with a country that requires it. */
export const daysByMarket = (markets: readonly Market[]): ReadonlyMap<string, number> =>
  new Map(
    markets.flatMap((market) => {
      const days = zoneCodes(market).flatMap((it) => dutiesOf(it).lowestPriceDays ?? []);
      return days.length === 0 ? [] : [[market.market_code, Math.max(...days)] as const];
    }),
  );

/** The lowest prices of an item before its current reductions. */
export const lowestPricesOf = (
  { offers }: Pick<IndexedItem, 'offers'>,
  history: PriceHistory,
  days: ReadonlyMap<string, number>,
): LowestPrices => {
  const found = [...days].flatMap(([market, many]) => {
    const lowest = offers[market] && lowestPrice(history.get(market) ?? [], many);
    return lowest ? [[market, lowest] as const] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
};

const textOf = (prices: unknown): string =>
  JSON.stringify(
    Object.entries(asRecord(prices))
      .map(([market, it]) => [market, asRecord(it)['now'], asRecord(it)['before']])
      .toSorted(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)),
  );

/** Whether an item's metadata states these lowest prices. */
export const statesLowestPrices = (
  metadata: Readonly<Record<string, unknown>>,
  prices: LowestPrices,
): boolean =>
  prices === null
    ? !('lowest_prices' in metadata)
    : textOf(metadata['lowest_prices']) === textOf(prices);
