import { dutiesOf, zoneCodes } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { CatalogueSku } from './catalog-sku.ts';
import type { Currency } from './vocabulary.ts';

/** A former price, in force from so many days before the current one. */
interface FormerPrice {
  readonly currency: Currency;
  readonly cents: number;
  readonly days_ago: number;
}

/** Age of the compare-at prices that the catalogue does not date, in days. */
const LONG_AGO = 120;

/** Former prices of the reduced items, as the shop would have recorded them. */
export const priceHistoryOf = ({
  prices,
  formerPrices,
}: Pick<CatalogueSku, 'prices' | 'formerPrices'>): readonly FormerPrice[] =>
  formerPrices === 'unknown'
    ? []
    : Object.entries(prices).flatMap(([name, [, compareAt]]) => {
        const currency = name as Currency;
        if (compareAt === undefined) return [];
        const former = formerPrices?.[currency] ?? [[LONG_AGO, compareAt] as const];
        return former.map(([days_ago, cents]) => ({ currency, cents, days_ago }));
      });

/** Markets with a country that requires the lowest price before a reduction, and its days. */
const required = MARKETS.flatMap((market) => {
  const { market_code: code, currency } = market;
  const days = zoneCodes(market).flatMap((it) => dutiesOf(it).lowestPriceDays ?? []);
  return days.length === 0 ? [] : [{ code, currency, days: Math.max(...days) }];
});

const lowestOf = (history: readonly FormerPrice[], days: number): number | null => {
  if (!history.some(({ days_ago }) => days_ago >= days)) return null;
  const newestFirst = history.toSorted((a, b) => a.days_ago - b.days_ago);
  const before = newestFirst.filter((_, index) => (newestFirst[index - 1]?.days_ago ?? 0) < days);
  return Math.min(...before.map(({ cents }) => cents));
};

/**
 * `metadata.lowest_prices` as the shop's service finds them in that history, so that the demonstration has offers from
 * its first second.
 */
export const lowestPricesOf = (
  item: Pick<CatalogueSku, 'prices' | 'formerPrices'>,
): Readonly<Record<string, { now: number; before: number }>> => {
  const history = priceHistoryOf(item);
  return Object.fromEntries(
    required.flatMap(({ code, currency, days }) => {
      const now = item.prices[currency]?.[0];
      const former = history.filter((it) => it.currency === currency);
      const before = lowestOf(former, days);
      return now !== undefined && before !== null && before > now
        ? [[code, { now, before }] as const]
        : [];
    }),
  );
};
