import type { CurrencyCode } from '@shop/contracts/market';
import { skus } from '../../services/commerce/demo/seed/catalog.ts';

/** A SKU of the demo catalog as lists show it. */
export interface ListedSku {
  code: string;
  region: string | null;
  grape: string | null;
  /** Cents. */
  price: number;
  /** Announced as reduced. */
  reduced: boolean;
  available: boolean;
}

interface Metadata {
  categories: readonly string[];
  facts?: { region?: string; grape?: string };
  /** By market code. */
  lowest_prices?: Readonly<Record<string, unknown>>;
}

/** The SKUs of a category in a currency, in the shop's order. */
export const skusOf = (category: string, currency: CurrencyCode): readonly ListedSku[] =>
  skus.flatMap(({ code, metadata, prices, stock }) => {
    const { categories, facts = {}, lowest_prices = {} } = metadata as unknown as Metadata;
    const price = prices[currency];
    if (!price || !categories.includes(category)) return [];
    const { region = null, grape = null } = facts;
    return [
      {
        code,
        region,
        grape,
        price: price.amount_cents,
        // Countries with the euro announce only a reduction whose lowest price before is known.
        reduced:
          (price.compare_at_amount_cents ?? 0) > price.amount_cents &&
          (currency !== 'EUR' || 'it-eur' in lowest_prices),
        available: Object.values(stock ?? {}).some((it) => it > 0),
      },
    ];
  });
