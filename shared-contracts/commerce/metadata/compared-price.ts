import { dutiesOf } from '../../market/duties.ts';
import type { CountryCode, Market, Money } from '../../market/types.ts';
import { asNumber, asRecord } from './metadata-values.ts';

/** An amount that may be shown beside a price, see {@link comparedPrice}. */
export interface ComparedPrice extends Money {
  /** The amount is the lowest price of so many days before the reduction; absent for the merchant's former price. */
  days?: number;
  /** The amount is the sum of a bundle's parts bought singly: a comparison, not a former price. */
  parts?: true;
}

/** An item with the platform's compare-at price. */
export interface ReducedItem {
  kind: 'sku' | 'bundle';
  price: Money | null;
  compareAt: Money | null;
  /** `lowest_prices`: by market code, the current price and the lowest price before its reduction, in cents. */
  metadata?: { readonly lowest_prices?: unknown } | undefined;
}

interface Place {
  market: Pick<Market, 'market_code'>;
  country: CountryCode;
}

/**
 * The amount that may be shown beside an item's price; null without one. In countries with the duty (`lowestPriceDays`)
 * a former price is the lowest of the days before the reduction, as store-api found it (`docs/catalogue.md`). If it is
 * unknown, not higher, or found for another price, the price is not announced as reduced (Directive 98/6/EC, article
 * 6a; CJEU C-330/23).
 */
export const comparedPrice = (
  { kind, price, compareAt, metadata }: ReducedItem,
  { market, country }: Place,
): ComparedPrice | null => {
  if (!price || !compareAt || compareAt.cents <= price.cents) return null;
  const days = dutiesOf(country).lowestPriceDays;
  if (days === null) return compareAt;
  if (kind === 'bundle') return { ...compareAt, parts: true };
  const found = asRecord(asRecord(metadata?.lowest_prices)[market.market_code]);
  const before = asNumber(found.before);
  return found.now === price.cents && before !== null && before > price.cents
    ? { ...price, cents: before, days }
    : null;
};
